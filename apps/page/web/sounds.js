// A short knock for a move, two for a capture; only for those who have asked for it.
import { settings } from './settings.js';

/** @type {AudioContext | null} */
let audio = null;

/** @param {{ emptied: number[] } | null} last */
export function play(last) {
  if (!settings.sounds || !last) return;
  audio ??= new AudioContext();
  knock(audio, 0);
  if (last.emptied.length > 0) knock(audio, 0.09);
}

/** @param {AudioContext} context @param {number} after seconds */
function knock(context, after) {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(320, at);
  tone.frequency.exponentialRampToValueAtTime(90, at + 0.06);
  loud.gain.setValueAtTime(0.25, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}
