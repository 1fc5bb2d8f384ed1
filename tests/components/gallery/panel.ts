// One step of the host's panel on a page: #moment=…&lang=…, `data-moments` to walk through all.

import { HostPanel } from '../../../components/host/host-panel';
import { FIRST_EVENING } from '../../../components/host/setup/evening';
import { PUBLIC_CHOICE } from '../../../lib/broadcast/viewers';
import { asLanguage } from '../../../lib/i18n/core';
import { panelMoments } from '../fixtures/panel-moments';

const panel = new HostPanel();
document.body.append(panel);

const show = (): void => {
  const asked = new URLSearchParams(location.hash.slice(1));
  const all = panelMoments();
  const names = Object.keys(all);
  const name = asked.get('moment') ?? names[0] ?? '';
  const moment = all[name];
  const language = asLanguage(asked.get('lang'));
  document.documentElement.lang = language;
  panel.language = language;
  panel.game = moment?.game ?? null;
  panel.viewers = PUBLIC_CHOICE;
  panel.players = moment?.players ?? [];
  panel.evening = moment?.evening ?? FIRST_EVENING;
  panel.problem = moment?.problem ?? null;
  const done =
    language === 'ru'
      ? ['фол игроку 4', 'выставлен 9', 'передача слова']
      : ['foul to player 4', 'nominated: 9', 'next turn'];
  panel.history = { undo: done[0] ?? null, redo: null, recent: moment?.game ? [...done, ...done] : [] };
  document.title = `${name} (${names.length})`;
  document.body.dataset.moments = JSON.stringify(names);
};
addEventListener('hashchange', show);
show();
