// What a person has chosen, kept in this browser.
import { motion } from './walk.js';

const languages = ['en', 'fr', 'nl', 'ru'];
export const themes = ['wood', 'slate', 'paper', 'contrast'];
export const languageNames = { en: 'English', fr: 'Français', nl: 'Nederlands', ru: 'Русский' };

function kept() {
  try {
    return JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const own = navigator.languages.map((one) => one.slice(0, 2)).find((one) => languages.includes(one)) ?? 'en';
const usual = { language: own, theme: 'wood', animation: true, sounds: false, labels: true, turning: false };

/** @type {any} */
export const settings = new Proxy({ ...usual, ...kept() }, {
  set(all, name, value) {
    Reflect.set(all, name, value);
    try {
      localStorage.setItem('settings', JSON.stringify(all));
    } catch {
      // Storage is forbidden: the choice holds until the page is left.
    }
    useSettings();
    return true;
  },
});

export function useSettings() {
  if (!languages.includes(settings.language)) settings.language = own;
  document.documentElement.dataset.theme = themes.includes(settings.theme) ? settings.theme : 'wood';
  document.documentElement.classList.toggle('without-labels', !settings.labels);
  motion.isOn = settings.animation;
}
