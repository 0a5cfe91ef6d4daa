import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.reports.type': 'Abwesenheitsart',
  'time-off.reports.from': 'Beginn',
  'time-off.reports.to': 'Ende',
  'time-off.reports.toBeforeFrom': 'Das Ende darf nicht vor dem Beginn liegen',
  'time-off.reports.longestPeriod': 'Ein Bericht umfasst höchstens 24 Monate',
  'time-off.reports.tooManyRows': ({ most }, { locale }) =>
    `Höchstens ${formatNumber(most, locale)} Zeilen auf einmal; wählen Sie weniger Personen pro Seite, oder exportieren Sie den Bericht`,
  'time-off.reports.yearBetween': ({ first, last }) =>
    `year muss ein Jahr zwischen ${first} und ${last} sein`,
} satisfies Catalogue<typeof en>;
