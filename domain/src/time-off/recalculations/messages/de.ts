import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.recalculations.correction': 'Korrektur',
  'time-off.recalculations.reasonField': 'Begründung',
  'time-off.recalculations.daysClosed': ({ name }) =>
    `Die korrigierten Tage von ${name} sind abgeschlossen; übernehmen Sie den neuen Stand, oder korrigieren Sie im offenen Jahr`,
  'time-off.recalculations.keptAlready':
    'Dieser Kontostand wurde beibehalten; löschen Sie die Korrektur, um das rückgängig zu machen',
  'time-off.recalculations.acceptedAlready':
    'Der neue Kontostand wurde übernommen; ändern lässt er sich durch eine Korrektur',
} satisfies Catalogue<typeof en>;
