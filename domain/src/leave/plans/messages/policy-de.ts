import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en, InUnit, Unused } from './policy-en.ts';

function unusedOf({ limit, unit }: Unused, texts: Texts): string {
  const noun = unit === 'DAY' ? 'ungenutzte Tage' : 'ungenutzte Stunden';
  return limit === null ? noun : `bis zu ${formatNumber(limit, texts.locale)} ${noun}`;
}

function amountOf({ amount, unit }: InUnit, texts: Texts): string {
  const number = formatNumber(amount, texts.locale);
  return unit === 'DAY'
    ? plural('de', amount, { one: `${number} Tag`, other: `${number} Tage` })
    : plural('de', amount, { one: `${number} Stunde`, other: `${number} Stunden` });
}

function duration(months: number, grammar: 'dative' | 'accusative' = 'dative'): string {
  const ending = grammar === 'dative' ? 'n' : '';
  const years = months / 12;
  return months > 0 && Number.isInteger(years)
    ? plural('de', years, { one: `${years} Jahr`, other: `${years} Jahre${ending}` })
    : plural('de', months, { one: `${months} Monat`, other: `${months} Monate${ending}` });
}

export const de = {
  'leave.plans.notOffered': 'Nicht angeboten',
  'leave.plans.onlyCounted': 'Unbegrenzt, wird nur gezählt',
  'leave.plans.sentence': ({ clauses }, texts) => clauses.map((clause) => texts.text(clause)).join(', '),
  'leave.plans.granted': ({ grants, rhythm }, texts) => {
    const amounts = grants.map((grant) => texts.text(grant));
    return `${formatList(amounts, texts.locale)} ${texts.text(rhythm)}`;
  },
  'leave.plans.yearlyGrant': ({ name, perYear, unit, later }, texts) => {
    const steps = later.map(
      (step) => `${formatNumber(step.perYear, texts.locale)} nach ${duration(step.afterMonths)}`,
    );
    const amounts = [amountOf({ amount: perYear, unit }, texts), ...steps].join(', ');
    return name === null ? `${amounts} im Jahr` : `${amounts} im Jahr (${name})`;
  },
  'leave.plans.onAnniversary': 'am Jahrestag',
  'leave.plans.onDay': ({ day }, texts) => `am ${dayText(day, day, texts.locale)}`,
  'leave.plans.atYearEnd': 'am Ende des Urlaubsjahres',
  'leave.plans.monthly': ({ at }) =>
    `in gleichen Teilen ${at === 'START' ? 'am Anfang' : 'am Ende'} jedes Monats`,
  'leave.plans.halfMonthly': ({ at }) =>
    `in gleichen Teilen ${at === 'START' ? 'am Anfang' : 'am Ende'} jedes halben Monats`,
  'leave.plans.twoWeekly': ({ payDay }, texts) =>
    payDay === null
      ? 'in gleichen Teilen alle zwei Wochen'
      : `in gleichen Teilen alle zwei Wochen, Zahltage ab ${dateText(payDay, texts.locale)}`,
  'leave.plans.begunMonths': 'bei Eintritt nach angefangenen Monaten',
  'leave.plans.fullMonths': 'bei Eintritt nach vollen Monaten',
  'leave.plans.employmentMonthsOnly': 'bei Eintritt nach vollen Beschäftigungsmonaten',
  'leave.plans.byDays': 'bei Eintritt nach Tagen',
  'leave.plans.allOfIt': 'bei Eintritt in voller Höhe',
  'leave.plans.atLeast': ({ perYear, unit, waitingMonths }, texts) => {
    const least = `mindestens ${amountOf({ amount: perYear, unit }, texts)} im Jahr`;
    return waitingMonths === 0 ? least : `${least} nach ${duration(waitingMonths)} Beschäftigung`;
  },
  'leave.plans.reducedByAbsences': 'wird wegen Abwesenheit gekürzt',
  'leave.plans.unusedExpires': ({ unit }) =>
    unit === 'DAY' ? 'ungenutzte Tage verfallen' : 'ungenutzte Stunden verfallen',
  'leave.plans.unusedKept': (unused, texts) => `${unusedOf(unused, texts)} bleiben erhalten`,
  'leave.plans.unusedFor': ({ months, ...unused }, texts) =>
    `${unusedOf(unused, texts)} bleiben weitere ${duration(months, 'accusative')} erhalten`,
  'leave.plans.unusedUntil': ({ day, ...unused }, texts) =>
    `${unusedOf(unused, texts)} bleiben bis ${dayText(day, day, texts.locale)} erhalten`,
  'leave.plans.ofGrant': ({ clause, name }, texts) => `${texts.text(clause)} (${name})`,
  'leave.plans.holidaysIncluded': 'einschließlich Feiertagen',
  'leave.plans.onlyAfterWarning': 'nichts verfällt ohne Hinweis',
  'leave.plans.neverMoreThan': (cap, texts) => `nie mehr als ${amountOf(cap, texts)}`,
  'leave.plans.mayBeExceeded': 'darf überzogen werden',
  'leave.plans.inAdvance': (overdraft, texts) => `${amountOf(overdraft, texts)} im Voraus`,
  'leave.plans.usableAfter': ({ months }) => `nutzbar nach ${duration(months)}`,
  'leave.plans.daysAhead': ({ days }) =>
    plural('de', days, {
      one: `${days} Tag im Voraus zu beantragen`,
      other: `${days} Tage im Voraus zu beantragen`,
    }),
  'leave.plans.daysLate': ({ days }) =>
    plural('de', days, {
      one: `bis zu ${days} Tag nachträglich meldbar`,
      other: `bis zu ${days} Tage nachträglich meldbar`,
    }),
  'leave.plans.daysAtATime': ({ days }) =>
    plural('de', days, { one: `höchstens ${days} Tag am Stück`, other: `höchstens ${days} Tage am Stück` }),
  'leave.plans.copied': ({ number }) => (number === 1 ? '(Kopie)' : `(Kopie ${number})`),
  'leave.plans.statutoryGrant': 'Gesetzlich',
  'leave.plans.extraGrant': 'Zusätzlich',
  'leave.plans.germany': 'Deutschland',
  'leave.plans.germanyNote':
    '30 Tage sind üblich; gesetzlich sind mindestens vier Wochen. Resturlaub kann bis Ende März genommen werden.',
  'leave.plans.unitedKingdom': 'Vereinigtes Königreich',
  'leave.plans.unitedKingdomNote': 'Die gesetzlichen 5,6 Wochen, einschließlich der Feiertage.',
  'leave.plans.france': 'Frankreich',
  'leave.plans.franceNote':
    '25 jours ouvrés (30 jours ouvrables), ab Juni Monat für Monat aufgebaut und bis zum Ende des folgenden Urlaubsjahres zu nehmen. Zählt nur dann Montag bis Freitag, wenn die Abwesenheitsart so eingestellt ist.',
  'leave.plans.unitedStates': 'Vereinigte Staaten',
  'leave.plans.unitedStatesNote':
    'Alle zwei Wochen mit dem Gehalt aufgebaut, eine Woche wird übertragen. Stellen Sie den Zahltag auf einen Ihrer Zahltage.',
  'leave.plans.netherlands': 'Niederlande',
  'leave.plans.netherlandsNote':
    'Vier gesetzliche Wochen, im folgenden halben Jahr zu nehmen, und eine weitere Woche, die fünf Jahre bleibt.',
} satisfies Catalogue<typeof en>;
