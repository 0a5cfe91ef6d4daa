import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'work-time.holidaysMissingSubject': ({ years }, { locale }) =>
    `Faltan los festivos de ${formatList(years, locale)}`,
  'work-time.holidaysMissing': ({ years }, { locale }) =>
    `Los festivos de ${formatList(years, locale)} no se han introducido en todos los centros. Mientras tanto, las solicitudes y los saldos cuentan esos días como laborables.`,
  'work-time.addMissingHolidays': ({ name, year }) => `Añadir festivos: ${name}, ${year}`,
  'work-time.holidaysMonthly': 'Recibirá este correo una vez al mes hasta que se introduzcan.',
  'work-time.noSuchPlace': 'Centro de trabajo no encontrado',
  'work-time.noSuchPlan': 'Plan no encontrado',
  'work-time.noSuchSchedule': 'Horario no encontrado',
  'work-time.placeNameTaken': ({ name }) => `Ya existe un centro de trabajo con el nombre ${name}`,
  'work-time.scheduleNameTaken': ({ name }) => `Ya existe un horario con el nombre ${name}`,
  'work-time.unknownCountry': ({ country }) => `No se conocen festivos para el país ${country}`,
  'work-time.unknownRegion': ({ region, country }) =>
    `No se conocen festivos para la región ${region} de ${country}`,
  'work-time.impactChanged': 'El efecto ha cambiado; revise los cambios de nuevo',
  'work-time.rulesBusy': 'Se están cambiando las reglas de ausencias; inténtelo de nuevo en un momento',
} satisfies Catalogue<typeof en>;
