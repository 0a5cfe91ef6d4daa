import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.sickness.title': 'Enfermedad',
  'time-off.sickness.subtitle': 'Doce meses hasta una fecha, por nombre.',
  'time-off.sickness.asOf': 'A fecha de',
  'time-off.sickness.notLoaded': 'No se ha podido cargar el informe de enfermedad',
  'time-off.sickness.loading': 'Cargando las bajas',
  'time-off.sickness.people': 'Personas',
  'time-off.sickness.person': 'Persona',
  'time-off.sickness.spells': 'Bajas',
  'time-off.sickness.workDays': 'Días laborables',
  'time-off.sickness.calendarDays': 'Días naturales',
  'time-off.sickness.longest': 'La más larga (días)',
  'time-off.sickness.bradford': 'Factor Bradford',
  'time-off.sickness.now': 'Baja actual',
  'time-off.sickness.notNow': 'Ninguna',
  'time-off.sickness.show': 'Bajas',
  'time-off.sickness.showOf': ({ name }) => `Bajas de ${name}`,
  'time-off.sickness.none': 'Nadie ha estado de baja en estos doce meses',
  'time-off.sickness.illSince': ({ day }) => `De baja desde el ${day}`,
  'time-off.sickness.payEnds': ({ day }) => `Pago hasta el ${day}`,
  'time-off.sickness.integrationDue': 'Reincorporación pendiente',
  'time-off.sickness.off': 'El informe de enfermedad está desactivado',
  'time-off.sickness.offHint':
    'Un administrador del sistema puede activarlo en los ajustes del sistema. Consulte antes al comité de empresa.',
  'time-off.sickness.toSettings': 'Ajustes del sistema',
  'time-off.sickness.spellsTitle': 'Bajas por enfermedad',
  'time-off.sickness.spellsNotLoaded': 'No se han podido cargar las bajas',
  'time-off.sickness.continues': 'Continúa',
  'time-off.sickness.continuesNone': 'Ninguna baja anterior',
  'time-off.sickness.marked': 'Baja modificada',
  'time-off.sickness.notMarked': 'La baja no se ha modificado',
  'time-off.sickness.continuesFrom': ({ day }) => `Continúa la baja del ${day}`,
  'time-off.sickness.noneOfOwn': 'No ha estado de baja.',
  'time-off.sickness.ownSpellsHint': 'Las ausencias separadas solo por días libres cuentan como una.',
  'time-off.sickness.days': ({ workDays, calendarDays }, { locale }) => {
    const work = formatNumber(workDays, locale);
    const calendar = formatNumber(calendarDays, locale);
    return [
      plural('es', workDays, { one: `${work} día laborable`, other: `${work} días laborables` }),
      plural('es', calendarDays, { one: `${calendar} día natural`, other: `${calendar} días naturales` }),
    ].join(', ');
  },
} satisfies Catalogue<typeof en>;
