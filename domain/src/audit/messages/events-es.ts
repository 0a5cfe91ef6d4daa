import { dateText } from '../../calendar/date-text.ts';
import { formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en, Range, Rows } from './events-en.ts';

function rowsText({ rows }: Rows, { locale }: Texts): string {
  return plural('es', rows, { one: '1 fila', other: `${formatNumber(rows, locale)} filas` });
}

function rangeText({ startDate, endDate }: Range, { locale }: Texts): string {
  const start = startDate === undefined ? '' : ` desde el ${dateText(startDate, locale)}`;
  return `${start}${endDate === undefined ? '' : ` hasta el ${dateText(endDate, locale)}`}`;
}

export const es = {
  'audit.events.peopleExported': (values, texts) => `Lista de personas exportada: ${rowsText(values, texts)}`,
  'audit.events.teamsExported': (values, texts) =>
    `Equipos y dedicaciones exportados: ${rowsText(values, texts)}`,
  'audit.events.requestsExported': (values, texts) =>
    `Solicitudes de ausencia exportadas: ${rowsText(values, texts)}`,
  'audit.events.balancesExported': (values, texts) => `Saldos exportados: ${rowsText(values, texts)}`,
  'audit.events.absencesExported': (values, texts) =>
    `Ausencias para la nómina exportadas: ${rowsText(values, texts)}`,
  'audit.events.provisionsExported': (values, texts) => `Provisiones exportadas: ${rowsText(values, texts)}`,
  'audit.events.sicknessExported': (values, texts) =>
    `Informe de enfermedad exportado: ${rowsText(values, texts)}`,
  'audit.events.logExported': (values, texts) =>
    `Registro de auditoría exportado por completo${rangeText(values, texts)}`,
  'audit.events.partExported': (values, texts) =>
    `Parte del registro de auditoría exportada${rangeText(values, texts)}`,
} satisfies Catalogue<typeof en>;
