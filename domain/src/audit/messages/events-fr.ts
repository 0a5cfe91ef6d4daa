import { dateText } from '../../calendar/date-text.ts';
import { formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en, Range, Rows } from './events-en.ts';

function rowsText({ rows }: Rows, { locale }: Texts): string {
  return plural('fr', rows, { one: `${rows} ligne`, other: `${formatNumber(rows, locale)} lignes` });
}

function rangeText({ startDate, endDate }: Range, { locale }: Texts): string {
  const start = startDate === undefined ? '' : ` à partir du ${dateText(startDate, locale)}`;
  return `${start}${endDate === undefined ? '' : ` jusqu’au ${dateText(endDate, locale)}`}`;
}

export const fr = {
  'audit.events.peopleExported': (values, texts) =>
    `Liste des personnes exportée : ${rowsText(values, texts)}`,
  'audit.events.teamsExported': (values, texts) =>
    `Équipes et affectations exportées : ${rowsText(values, texts)}`,
  'audit.events.requestsExported': (values, texts) =>
    `Demandes d’absence exportées : ${rowsText(values, texts)}`,
  'audit.events.balancesExported': (values, texts) =>
    `Soldes de congés exportés : ${rowsText(values, texts)}`,
  'audit.events.absencesExported': (values, texts) =>
    `Absences pour la paie exportées : ${rowsText(values, texts)}`,
  'audit.events.provisionsExported': (values, texts) =>
    `Provisions pour congés exportées : ${rowsText(values, texts)}`,
  'audit.events.sicknessExported': (values, texts) =>
    `Rapport sur les maladies exporté : ${rowsText(values, texts)}`,
  'audit.events.logExported': (values, texts) =>
    `Journal d’audit exporté en entier${rangeText(values, texts)}`,
  'audit.events.partExported': (values, texts) =>
    `Journal d’audit exporté en partie${rangeText(values, texts)}`,
} satisfies Catalogue<typeof en>;
