import { dateText, periodText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.closings.closing': 'Clôture',
  'time-off.closings.through': 'Jusqu’au',
  'time-off.closings.reason': 'Motif',
  'time-off.closings.notOver': 'Le dernier jour à clôturer doit être dans le passé',
  'time-off.closings.closedAlready': ({ through }, texts) =>
    `Tout est déjà clôturé jusqu’au ${dateText(through, texts.locale)}`,
  'time-off.closings.pending': ({ count, requests }, texts) => {
    const named = requests.map((request) => texts.text(request)).join(' ; ');
    return plural('fr', count, {
      one: `${count} demande reste à valider : ${named}`,
      other: `${count} demandes restent à valider : ${named}`,
    });
  },
  'time-off.closings.requestOf': ({ name, ...period }, texts) =>
    `${name}, ${periodText(period, texts.locale)}`,
  'time-off.closings.reopenForbidden': 'Seul un administrateur système peut rouvrir une année clôturée',
  'time-off.closings.laterFirst': 'Ce qui a été clôturé ensuite doit d’abord être rouvert',
  'time-off.closings.balancesChanged':
    'Les soldes ont changé ; vérifiez-les encore une fois avant de clôturer',
} satisfies Catalogue<typeof en>;
