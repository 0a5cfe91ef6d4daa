import { dateText, periodText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.closings.closing': 'Abschluss',
  'time-off.closings.through': 'Bis',
  'time-off.closings.reason': 'Begründung',
  'time-off.closings.notOver': 'Der letzte Tag des Abschlusses muss in der Vergangenheit liegen',
  'time-off.closings.closedAlready': ({ through }, texts) =>
    `Alles bis ${dateText(through, texts.locale)} ist bereits abgeschlossen`,
  'time-off.closings.pending': ({ count, requests }, texts) => {
    const named = requests.map((request) => texts.text(request)).join('; ');
    return plural('de', count, {
      one: `${count} Antrag ist noch offen: ${named}`,
      other: `${count} Anträge sind noch offen: ${named}`,
    });
  },
  'time-off.closings.requestOf': ({ name, ...period }, texts) =>
    `${name}, ${periodText(period, texts.locale)}`,
  'time-off.closings.reopenForbidden':
    'Nur die Systemadministration kann ein abgeschlossenes Jahr wieder öffnen',
  'time-off.closings.laterFirst': 'Spätere Abschlüsse müssen zuerst geöffnet werden',
  'time-off.closings.balancesChanged':
    'Die Kontostände haben sich geändert; sehen Sie sie vor dem Abschluss noch einmal an',
} satisfies Catalogue<typeof en>;
