import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './form-en.ts';

export const es = {
  'time-off.corrections.shortening': 'Acortando…',
  'time-off.corrections.shortened': 'Ausencia acortada',
  'time-off.corrections.notShortened': 'No se ha acortado la ausencia',
  'time-off.corrections.report': 'Comunicar',
  'time-off.corrections.saving': 'Guardando…',
  'time-off.corrections.reported': 'Comunicado',
  'time-off.corrections.daysRemoved': 'Días quitados',
  'time-off.corrections.notRemoved': 'No se han quitado los días',
  'time-off.corrections.nothingRemains': 'No queda nada',
  'time-off.corrections.remains': ({ parts }, { locale }) => `Lo que queda: ${formatList(parts, locale)}`,
  'time-off.corrections.typesNotLoaded': 'No se han podido cargar los tipos de ausencia',
  'time-off.corrections.whatHappened': 'Qué ha pasado',
  'time-off.corrections.calledBack': 'Vuelta al trabajo por necesidad de la empresa',
  'time-off.corrections.recordedAs': ({ type }) => `Registrado como ${type}`,
  'time-off.corrections.firstDay': 'Primer día',
  'time-off.corrections.lastDay': 'Último día',
  'time-off.corrections.whyLabel': 'Motivo',
  'time-off.corrections.whyOptional': 'Motivo (opcional)',
  'time-off.corrections.isLogged': 'Se avisa a la persona; esto queda registrado.',
  'time-off.corrections.ownIsLogged':
    'No hay otro administrador, así que esto queda registrado con su motivo.',
  'time-off.corrections.isForApprovers': 'Visible para sus responsables de aprobación.',
  'time-off.corrections.ownLastDay': 'Su último día de ausencia.',
  'time-off.corrections.ownLastMorning': 'Su último día de ausencia, solo por la mañana.',
  'time-off.corrections.theirLastDay': 'Último día de ausencia de la persona.',
  'time-off.corrections.theirLastMorning': 'Último día de ausencia de la persona, solo por la mañana.',
} satisfies Catalogue<typeof en>;
