// The games of a file, to choose one of them.
import { words } from './app.js';
import { openDialog } from './dialog.js';
import { html } from './svg.js';

const most = 500; // that are listed at once

/** @param {any[]} games @param {(number: number, remark?: string) => void} take */
export function chooseGame(games, take) {
  const lines = games.map((game, i) => ({
    i, game,
    title: `${game.white || '?'} – ${game.black || '?'} ${game.result}`,
    about: game.problem ?? [game.game, game.event, game.date].filter(Boolean).join(' · '),
  }));
  const list = html('ul', { className: 'games' });
  const count = html('small', { role: 'status' });
  const search = html('input', { type: 'search', placeholder: words.search, ariaLabel: words.search, hidden: games.length < 12 });
  const show = () => {
    const wanted = search.value.trim().toLowerCase();
    const found = lines.filter(({ i, title, about }) => `${i + 1} ${title} ${about}`.toLowerCase().includes(wanted));
    count.textContent = found.length > most ? `1–${most} / ${found.length}` : String(found.length);
    list.replaceChildren(...found.slice(0, most).map(({ i, game, title, about }) =>
      html('li', {}, [
        html('button', { type: 'button', className: 'row', onclick: () => {
          dialog.close();
          take(i, game.remark);
        } }, [html('strong', { textContent: `${i + 1}. ${title}` }), html('small', { textContent: about })]),
      ])));
  };
  search.oninput = show;
  show();
  const dialog = openDialog(words.games_of, [search, count, list], [[words.cancel, () => {}]]);
}
