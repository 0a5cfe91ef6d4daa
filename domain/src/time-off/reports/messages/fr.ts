import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.reports.type': 'Type',
  'time-off.reports.from': 'Début',
  'time-off.reports.to': 'Fin',
  'time-off.reports.toBeforeFrom': 'La fin ne peut pas précéder le début',
  'time-off.reports.longestPeriod': 'Un rapport couvre 24 mois au maximum',
  'time-off.reports.tooManyRows': ({ most }, { locale }) =>
    `Au plus ${formatNumber(most, locale)} lignes sont renvoyées à la fois ; choisissez moins de personnes par page ou exportez le rapport`,
  'time-off.reports.yearBetween': ({ first, last }) => `year doit être une année entre ${first} et ${last}`,
} satisfies Catalogue<typeof en>;
