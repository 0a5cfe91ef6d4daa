import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en, InUnit, Unused } from './policy-en.ts';

function unusedOf({ limit, unit }: Unused, texts: Texts): string {
  const noun =
    unit === 'DAY'
      ? plural('es', limit ?? 2, { one: 'día no disfrutado', other: 'días no disfrutados' })
      : plural('es', limit ?? 2, { one: 'hora no disfrutada', other: 'horas no disfrutadas' });
  return limit === null ? noun : `como máximo ${formatNumber(limit, texts.locale)} ${noun}`;
}

function amountOf({ amount, unit }: InUnit, texts: Texts): string {
  const number = formatNumber(amount, texts.locale);
  return unit === 'DAY'
    ? plural('es', amount, { one: `${number} día`, other: `${number} días` })
    : plural('es', amount, { one: `${number} hora`, other: `${number} horas` });
}

function duration(months: number): string {
  const years = months / 12;
  return months > 0 && Number.isInteger(years)
    ? plural('es', years, { one: `${years} año`, other: `${years} años` })
    : plural('es', months, { one: `${months} mes`, other: `${months} meses` });
}

export const es = {
  'leave.plans.notOffered': 'No se ofrece',
  'leave.plans.onlyCounted': 'Sin límite, solo se cuenta',
  'leave.plans.sentence': ({ clauses }, texts) => clauses.map((clause) => texts.text(clause)).join(', '),
  'leave.plans.granted': ({ grants, rhythm }, texts) => {
    const amounts = grants.map((grant) => texts.text(grant));
    return `${formatList(amounts, texts.locale)} ${texts.text(rhythm)}`;
  },
  'leave.plans.yearlyGrant': ({ name, perYear, unit, later }, texts) => {
    const steps = later.map(
      (step) =>
        `${formatNumber(step.perYear, texts.locale)} a partir de ${duration(step.afterMonths)} de antigüedad`,
    );
    const amounts = [`${amountOf({ amount: perYear, unit }, texts)} al año`, ...steps].join(', ');
    return name === null ? amounts : `${amounts} (${name})`;
  },
  'leave.plans.onAnniversary': 'en el aniversario',
  'leave.plans.onDay': ({ day }, texts) => `el ${dayText(day, day, texts.locale)}`,
  'leave.plans.atYearEnd': 'al final del año de vacaciones',
  'leave.plans.monthly': ({ at }) =>
    at === 'START' ? 'en partes iguales al principio de cada mes' : 'en partes iguales al final de cada mes',
  'leave.plans.halfMonthly': ({ at }) =>
    at === 'START'
      ? 'en partes iguales al principio de cada quincena'
      : 'en partes iguales al final de cada quincena',
  'leave.plans.twoWeekly': ({ payDay }, texts) =>
    payDay === null
      ? 'en partes iguales cada dos semanas'
      : `en partes iguales cada dos semanas, con días de pago contados desde el ${dateText(payDay, texts.locale)}`,
  'leave.plans.begunMonths': 'meses empezados para nuevas incorporaciones',
  'leave.plans.fullMonths': 'meses completos para nuevas incorporaciones',
  'leave.plans.employmentMonthsOnly': 'meses completos de empleo para nuevas incorporaciones',
  'leave.plans.byDays': 'por días para nuevas incorporaciones',
  'leave.plans.allOfIt': 'todo para nuevas incorporaciones',
  'leave.plans.atLeast': ({ perYear, unit, waitingMonths }, texts) => {
    const least = `al menos ${amountOf({ amount: perYear, unit }, texts)} al año`;
    return waitingMonths === 0 ? least : `${least} a partir de ${duration(waitingMonths)} de empleo`;
  },
  'leave.plans.reducedByAbsences': 'se reduce por ausencias',
  'leave.plans.unusedExpires': ({ unit }) =>
    unit === 'DAY' ? 'los días no disfrutados caducan' : 'las horas no disfrutadas caducan',
  'leave.plans.unusedKept': (unused, texts) => `se conservan ${unusedOf(unused, texts)}`,
  'leave.plans.unusedFor': ({ months, ...unused }, texts) =>
    `se conservan ${unusedOf(unused, texts)} durante ${duration(months)} más`,
  'leave.plans.unusedUntil': ({ day, ...unused }, texts) =>
    `se conservan ${unusedOf(unused, texts)} hasta el ${dayText(day, day, texts.locale)}`,
  'leave.plans.ofGrant': ({ clause, name }, texts) => `${texts.text(clause)} (${name})`,
  'leave.plans.holidaysIncluded': 'festivos incluidos',
  'leave.plans.onlyAfterWarning': 'nada caduca sin aviso',
  'leave.plans.neverMoreThan': (cap, texts) => `nunca más de ${amountOf(cap, texts)}`,
  'leave.plans.mayBeExceeded': 'se puede superar',
  'leave.plans.inAdvance': (overdraft, texts) => `${amountOf(overdraft, texts)} por adelantado`,
  'leave.plans.usableAfter': ({ months }) => `disponible a partir de ${duration(months)}`,
  'leave.plans.daysAhead': ({ days }) =>
    plural('es', days, { one: `con ${days} día de antelación`, other: `con ${days} días de antelación` }),
  'leave.plans.daysLate': ({ days }) =>
    plural('es', days, {
      one: `se puede comunicar con ${days} día de retraso`,
      other: `se puede comunicar con ${days} días de retraso`,
    }),
  'leave.plans.daysAtATime': ({ days }) =>
    plural('es', days, {
      one: `como máximo ${days} día seguido`,
      other: `como máximo ${days} días seguidos`,
    }),
  'leave.plans.copied': ({ number }) => (number === 1 ? '(copia)' : `(copia ${number})`),
  'leave.plans.statutoryGrant': 'Legal',
  'leave.plans.extraGrant': 'Adicional',

  'leave.plans.germany': 'Alemania',
  'leave.plans.germanyNote':
    'Lo habitual son treinta días; la ley exige cuatro semanas. Los días no disfrutados se pueden tomar hasta finales de marzo.',
  'leave.plans.unitedKingdom': 'Reino Unido',
  'leave.plans.unitedKingdomNote': 'Las 5,6 semanas que marca la ley, festivos incluidos.',
  'leave.plans.france': 'Francia',
  'leave.plans.franceNote':
    '25 «jours ouvrés» (30 «jours ouvrables»), que se devengan mes a mes desde junio y se disfrutan hasta el final del año de vacaciones siguiente. Solo cuenta de lunes a viernes si el tipo está configurado así.',
  'leave.plans.unitedStates': 'Estados Unidos',
  'leave.plans.unitedStatesNote':
    'Se devengan cada dos semanas con la nómina y se arrastra una semana. Ajuste el día de pago a uno de los suyos.',
  'leave.plans.netherlands': 'Países Bajos',
  'leave.plans.netherlandsNote':
    'Cuatro semanas por ley, que se disfrutan en el medio año siguiente, y una semana más, que se conserva cinco años.',
} satisfies Catalogue<typeof en>;
