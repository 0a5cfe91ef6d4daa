import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en, InUnit, Unused } from './policy-en.ts';

function unusedOf({ limit, unit }: Unused, texts: Texts): string {
  const noun = unit === 'DAY' ? 'jours non pris' : 'heures non prises';
  return limit === null ? noun : `${noun} (au plus ${formatNumber(limit, texts.locale)})`;
}

function amountOf({ amount, unit }: InUnit, texts: Texts): string {
  const number = formatNumber(amount, texts.locale);
  return unit === 'DAY'
    ? plural('fr', amount, { one: `${number} jour`, other: `${number} jours` })
    : plural('fr', amount, { one: `${number} heure`, other: `${number} heures` });
}

function duration(months: number): string {
  const years = months / 12;
  return months > 0 && Number.isInteger(years)
    ? plural('fr', years, { one: `${years} an`, other: `${years} ans` })
    : plural('fr', months, { one: `${months} mois`, other: `${months} mois` });
}

export const fr = {
  'leave.plans.notOffered': 'Non proposé',
  'leave.plans.onlyCounted': 'Sans limite, seulement comptabilisé',
  'leave.plans.sentence': ({ clauses }, texts) => clauses.map((clause) => texts.text(clause)).join(', '),
  'leave.plans.granted': ({ grants, rhythm }, texts) => {
    const amounts = grants.map((grant) => texts.text(grant));
    return `${formatList(amounts, texts.locale)} ${texts.text(rhythm)}`;
  },
  'leave.plans.yearlyGrant': ({ name, perYear, unit, later }, texts) => {
    const steps = later.map(
      (step) => `${formatNumber(step.perYear, texts.locale)} après ${duration(step.afterMonths)}`,
    );
    const amounts = [`${amountOf({ amount: perYear, unit }, texts)} par an`, ...steps].join(', ');
    return name === null ? amounts : `${amounts} (${name})`;
  },
  'leave.plans.onAnniversary': 'à la date anniversaire',
  'leave.plans.onDay': ({ day }, texts) => `le ${dayText(day, day, texts.locale)}`,
  'leave.plans.atYearEnd': 'à la fin de l’année de référence',
  'leave.plans.monthly': ({ at }) =>
    `à parts égales ${at === 'START' ? 'au début' : 'à la fin'} de chaque mois`,
  'leave.plans.halfMonthly': ({ at }) =>
    `à parts égales ${at === 'START' ? 'au début' : 'à la fin'} de chaque quinzaine`,
  'leave.plans.twoWeekly': ({ payDay }, texts) =>
    payDay === null
      ? 'à parts égales toutes les deux semaines'
      : `à parts égales toutes les deux semaines, jours de paie comptés à partir du ${dateText(payDay, texts.locale)}`,
  'leave.plans.begunMonths': 'mois commencés pour les arrivées en cours d’année',
  'leave.plans.fullMonths': 'mois complets pour les arrivées en cours d’année',
  'leave.plans.employmentMonthsOnly': 'mois d’emploi complets pour les arrivées en cours d’année',
  'leave.plans.byDays': 'au prorata des jours pour les arrivées en cours d’année',
  'leave.plans.allOfIt': 'en totalité pour les arrivées en cours d’année',
  'leave.plans.atLeast': ({ perYear, unit, waitingMonths }, texts) => {
    const least = `au moins ${amountOf({ amount: perYear, unit }, texts)} par an`;
    return waitingMonths === 0 ? least : `${least} après ${duration(waitingMonths)} d’emploi`;
  },
  'leave.plans.reducedByAbsences': 'réduit en cas d’absence',
  'leave.plans.unusedExpires': ({ unit }) =>
    unit === 'DAY' ? 'les jours non pris expirent' : 'les heures non prises expirent',
  'leave.plans.unusedKept': (unused, texts) => `report : ${unusedOf(unused, texts)}`,
  'leave.plans.unusedFor': ({ months, ...unused }, texts) =>
    `report pendant ${duration(months)} : ${unusedOf(unused, texts)}`,
  'leave.plans.unusedUntil': ({ day, ...unused }, texts) =>
    `report jusqu’au ${dayText(day, day, texts.locale)} : ${unusedOf(unused, texts)}`,
  'leave.plans.ofGrant': ({ clause, name }, texts) => `${texts.text(clause)} (${name})`,
  'leave.plans.holidaysIncluded': 'jours fériés inclus',
  'leave.plans.onlyAfterWarning': 'rien n’expire sans avertissement',
  'leave.plans.neverMoreThan': (cap, texts) => `jamais plus de ${amountOf(cap, texts)}`,
  'leave.plans.mayBeExceeded': 'dépassement possible',
  'leave.plans.inAdvance': (overdraft, texts) => `${amountOf(overdraft, texts)} par anticipation`,
  'leave.plans.usableAfter': ({ months }) => `utilisable après ${duration(months)}`,
  'leave.plans.daysAhead': ({ days }) =>
    plural('fr', days, {
      one: `à demander ${days} jour à l’avance`,
      other: `à demander ${days} jours à l’avance`,
    }),
  'leave.plans.daysLate': ({ days }) =>
    plural('fr', days, {
      one: `déclaration possible avec ${days} jour de retard`,
      other: `déclaration possible avec ${days} jours de retard`,
    }),
  'leave.plans.daysAtATime': ({ days }) =>
    plural('fr', days, { one: `au plus ${days} jour d’affilée`, other: `au plus ${days} jours d’affilée` }),
  'leave.plans.copied': ({ number }) => (number === 1 ? '(copie)' : `(copie ${number})`),
  'leave.plans.statutoryGrant': 'Légal',
  'leave.plans.extraGrant': 'Supplémentaire',
  'leave.plans.germany': 'Allemagne',
  'leave.plans.germanyNote':
    'Trente jours sont d’usage ; la loi en exige quatre semaines. Les jours non pris peuvent l’être jusqu’à fin mars.',
  'leave.plans.unitedKingdom': 'Royaume-Uni',
  'leave.plans.unitedKingdomNote': 'Les 5,6 semaines prévues par la loi, jours fériés compris.',
  'leave.plans.france': 'France',
  'leave.plans.franceNote':
    '25 jours ouvrés (30 jours ouvrables), acquis mois par mois à partir de juin et à prendre avant la fin de l’année de référence suivante. Seuls les jours du lundi au vendredi sont comptés si le type est ainsi paramétré.',
  'leave.plans.unitedStates': 'États-Unis',
  'leave.plans.unitedStatesNote':
    'Acquis toutes les deux semaines avec la paie, avec une semaine de report. Choisissez comme jour de paie l’un des vôtres.',
  'leave.plans.netherlands': 'Pays-Bas',
  'leave.plans.netherlandsNote':
    'Quatre semaines prévues par la loi, à prendre dans les six mois qui suivent, et une semaine de plus, conservée cinq ans.',
} satisfies Catalogue<typeof en>;
