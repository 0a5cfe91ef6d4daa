import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './office-en.ts';

export const es = {
  'dashboard.tasksNotLoaded': 'No se han podido cargar sus tareas',
  'dashboard.nothingToDo': 'No hay nada por hacer',
  'dashboard.withoutStart': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `${number} persona sin fecha de inicio del contrato`,
      other: `${number} personas sin fecha de inicio del contrato`,
    });
  },
  'dashboard.withoutStartHint': 'Para ellas no se pueden calcular los días por antigüedad.',
  'dashboard.showPeople': 'Mostrar personas',
  'dashboard.peopleLose': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `${number} persona pierde días en las próximas cuatro semanas`,
      other: `${number} personas pierden días en las próximas cuatro semanas`,
    });
  },
  'dashboard.atLeastPeopleLose': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `Al menos ${number} persona pierde días en las próximas cuatro semanas`,
      other: `Al menos ${number} personas pierden días en las próximas cuatro semanas`,
    });
  },
  'dashboard.peopleLoseHint': 'Salvo que los disfruten. Se les ha avisado por correo.',
  'dashboard.showBalances': 'Mostrar saldos',
  'dashboard.corrected': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `La actualización ha corregido ${number} saldo`,
      other: `La actualización ha corregido ${number} saldos`,
    });
  },
  'dashboard.correctedHint': 'Acepte los nuevos saldos o conserve los anteriores.',
  'dashboard.review': 'Revisar',
  'dashboard.holidaysMissing': 'Faltan festivos',
  'dashboard.holidaysMissingHint': 'Las solicitudes y los saldos los cuentan como días laborables.',
  'dashboard.addHolidays': ({ place, year }) => `Añadir festivos: ${place}, ${year}`,
  'dashboard.allPlaces': 'Todos los centros de trabajo',
  'dashboard.documentsMissing': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `Falta ${number} justificante`,
      other: `Faltan ${number} justificantes`,
    });
  },
  'dashboard.atLeastDocumentsMissing': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, {
      one: `Falta al menos ${number} justificante`,
      other: `Faltan al menos ${number} justificantes`,
    });
  },
  'dashboard.documentsMissingHint': 'Como partes médicos, de ausencias de los últimos 90 días.',
  'dashboard.documentOf': ({ name, days }) => `${name}, ${days}`,

  'dashboard.outNotLoaded': 'No se ha podido cargar quién está ausente',
  'dashboard.everyoneIsIn': 'No falta nadie',
  'dashboard.departments': 'Departamentos',
  'dashboard.noDepartment': 'Sin departamento',
  'dashboard.outOf': ({ away, people }, { locale }) =>
    `${formatNumber(away, locale)} de ${formatNumber(people, locale)}`,
  'dashboard.moreDepartments': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} departamento más`, other: `${number} departamentos más` });
  },
} satisfies Catalogue<typeof en>;
