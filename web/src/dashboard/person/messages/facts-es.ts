import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './facts-en.ts';

export const es = {
  'dashboard.person.employment': 'Contrato',
  'dashboard.person.employmentNotLoaded': 'No se han podido cargar los datos del contrato',
  'dashboard.person.employmentLoading': 'Cargando los datos del contrato',
  'dashboard.person.place': 'Centro de trabajo',
  'dashboard.person.plan': 'Plan de vacaciones',
  'dashboard.person.schedule': 'Horario laboral',
  'dashboard.person.daysAWeek': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, { one: `${number} día a la semana`, other: `${number} días a la semana` });
  },
  'dashboard.person.start': 'Inicio',
  'dashboard.person.notSet': 'Sin fijar',
  'dashboard.person.lastDay': 'Último día',
  'dashboard.person.earlierEmployments': 'Contratos anteriores',
  'dashboard.person.until': ({ end }) => `hasta el ${end}`,
  'dashboard.person.fromUntil': ({ start, end }) => `del ${start} al ${end}`,
  'dashboard.person.managers': ({ count }) =>
    plural('es', count, { one: 'Responsable', other: 'Responsables' }),
  'dashboard.person.noManager': 'Nadie',
  'dashboard.person.termsNotLoaded': 'No se han podido cargar el centro de trabajo, el plan y el horario',
} satisfies Catalogue<typeof en>;
