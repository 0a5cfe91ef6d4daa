import { dateText } from '../../calendar/date-text.ts';
import { formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en, Range, Rows } from './events-en.ts';

function rowsText({ rows }: Rows, { locale }: Texts): string {
  return plural('de', rows, { one: '1 Zeile', other: `${formatNumber(rows, locale)} Zeilen` });
}

function rangeText({ startDate, endDate }: Range, { locale }: Texts): string {
  const start = startDate === undefined ? '' : ` von ${dateText(startDate, locale)}`;
  return `${start}${endDate === undefined ? '' : ` bis ${dateText(endDate, locale)}`}`;
}

export const de = {
  'audit.events.peopleExported': (values, texts) =>
    `Liste der Personen exportiert: ${rowsText(values, texts)}`,
  'audit.events.teamsExported': (values, texts) =>
    `Teams und Auslastung exportiert: ${rowsText(values, texts)}`,
  'audit.events.requestsExported': (values, texts) => `Anträge exportiert: ${rowsText(values, texts)}`,
  'audit.events.balancesExported': (values, texts) => `Kontostände exportiert: ${rowsText(values, texts)}`,
  'audit.events.absencesExported': (values, texts) =>
    `Abwesenheiten für die Lohnabrechnung exportiert: ${rowsText(values, texts)}`,
  'audit.events.provisionsExported': (values, texts) =>
    `Rückstellungen exportiert: ${rowsText(values, texts)}`,
  'audit.events.sicknessExported': (values, texts) =>
    `Krankheitsbericht exportiert: ${rowsText(values, texts)}`,
  'audit.events.logExported': (values, texts) => `Ganzes Protokoll exportiert${rangeText(values, texts)}`,
  'audit.events.partExported': (values, texts) => `Teil des Protokolls exportiert${rangeText(values, texts)}`,
} satisfies Catalogue<typeof en>;
