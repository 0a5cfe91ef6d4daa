import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './form-en.ts';

export const de = {
  'time-off.corrections.shortening': 'Wird verkürzt …',
  'time-off.corrections.shortened': 'Abwesenheit verkürzt',
  'time-off.corrections.notShortened': 'Die Abwesenheit wurde nicht verkürzt',
  'time-off.corrections.report': 'Melden',
  'time-off.corrections.saving': 'Wird gespeichert …',
  'time-off.corrections.reported': 'Gemeldet',
  'time-off.corrections.daysRemoved': 'Tage herausgenommen',
  'time-off.corrections.notRemoved': 'Die Tage wurden nicht herausgenommen',
  'time-off.corrections.nothingRemains': 'Es bleibt nichts übrig',
  'time-off.corrections.remains': ({ parts }, { locale }) => `Es bleibt: ${formatList(parts, locale)}`,
  'time-off.corrections.typesNotLoaded': 'Die Abwesenheitsarten konnten nicht geladen werden',
  'time-off.corrections.whatHappened': 'Anlass',
  'time-off.corrections.calledBack': 'Zur Arbeit zurückgerufen',
  'time-off.corrections.recordedAs': ({ type }) => `Eingetragen als ${type}`,
  'time-off.corrections.firstDay': 'Erster Tag',
  'time-off.corrections.lastDay': 'Letzter Tag',
  'time-off.corrections.whyLabel': 'Begründung',
  'time-off.corrections.whyOptional': 'Begründung (optional)',
  'time-off.corrections.isLogged': 'Die Person wird benachrichtigt; die Änderung wird protokolliert.',
  'time-off.corrections.ownIsLogged':
    'Sie sind die einzige Person der Administration: Ihr Name und Ihre Begründung werden protokolliert.',
  'time-off.corrections.isForApprovers': 'Sichtbar für die genehmigenden Personen.',
  'time-off.corrections.ownLastDay': 'Ihr letzter freier Tag.',
  'time-off.corrections.ownLastMorning': 'Ihr letzter freier Tag, nur vormittags.',
  'time-off.corrections.theirLastDay': 'Der letzte freie Tag.',
  'time-off.corrections.theirLastMorning': 'Der letzte freie Tag, nur vormittags.',
} satisfies Catalogue<typeof en>;
