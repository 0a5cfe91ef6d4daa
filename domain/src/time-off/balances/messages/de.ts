import { dateText, longDateText, periodText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText } from '../../../leave/types/amount.ts';
import type { Available, en } from './en.ts';

export const de = {
  'time-off.balances.reason': 'Begründung',
  'time-off.balances.account': 'Konto',
  'time-off.balances.adjustment': 'Korrektur',
  'time-off.balances.type': 'Abwesenheitsart',
  'time-off.balances.user': 'Person',
  'time-off.balances.on': 'Am',
  'time-off.balances.from': 'Von',
  'time-off.balances.to': 'Bis',
  'time-off.balances.expiresOn': 'Verfällt am',
  'time-off.balances.leaveYearStart': 'Urlaubsjahr ab',
  'time-off.balances.noLeaveYearStart': 'Dies ist nicht der erste Tag eines Urlaubsjahres',
  'time-off.balances.nothingExpires': 'Von diesem Urlaubsjahr verfällt nichts',
  'time-off.balances.earlierExpiry': ({ day }, { locale }) =>
    `Ein Verfall vor dem ${longDateText(day, locale)} ist nach den Regeln nicht möglich`,
  'time-off.balances.toBeforeFrom': '„Bis“ darf nicht vor „Von“ liegen',
  'time-off.balances.vacationDays': 'Urlaubstage',
  'time-off.balances.sickDays': 'Krankheitstage',
  'time-off.balances.daysRequired': 'Bitte geben Sie Urlaubstage oder Krankheitstage an',
  'time-off.balances.number': ({ label }, texts) => `${texts.text(label)} müssen eine Zahl sein`,
  'time-off.balances.least': ({ label, least }, texts) =>
    `${texts.text(label)}: mindestens ${formatNumber(least, texts.locale)}`,
  'time-off.balances.most': ({ label, most }, texts) =>
    `${texts.text(label)}: höchstens ${formatNumber(most, texts.locale)}`,
  'time-off.balances.halfDays': ({ label }, texts) =>
    `${texts.text(label)}: nur ganze oder halbe Tage möglich`,
  'time-off.balances.onlyAdminsSet': 'Nur die Administration kann einen Kontostand setzen',
  'time-off.balances.othersForbidden': 'Sie dürfen die Kontostände anderer nicht ansehen',
  'time-off.balances.personForbidden': 'Sie dürfen den Kontostand dieser Person nicht ansehen',
  'time-off.balances.ownBalance':
    'Ihren eigenen Kontostand kann nur eine andere Person der Administration setzen',
  'time-off.balances.belowUsed': ({ used }, { locale }) =>
    `Der Anspruch darf nicht unter den bereits genommenen Tagen liegen (${formatNumber(used, locale)})`,
  'time-off.balances.unreachableTotal':
    'Dieser Anspruch ist nicht erreichbar, weil sich das Urlaubsmodell im Urlaubsjahr ändert; korrigieren Sie stattdessen den Kontostand',
  'time-off.balances.vacationWouldBe': ({ total }, { locale }) =>
    `Urlaubstage wären dann ${formatNumber(total, locale)}: Behalten Sie den gesetzten Anspruch`,
  'time-off.balances.sickWouldBe': ({ total }, { locale }) =>
    `Krankheitstage wären dann ${formatNumber(total, locale)}: Behalten Sie den gesetzten Anspruch`,
  'time-off.balances.closedYear': ({ year }) =>
    `${year} ist abgeschlossen. Bitte wenden Sie sich für eine Korrektur an die Personalabteilung.`,
  'time-off.balances.closedUntil': ({ day }, { locale }) =>
    `Die Zeit bis ${longDateText(day, locale)} ist abgeschlossen. Bitte wenden Sie sich für eine Korrektur an die Personalabteilung.`,
  'time-off.balances.correctByAdjustment':
    'Das würde ein abgeschlossenes Jahr ändern; korrigieren Sie stattdessen im offenen Jahr',
  'time-off.balances.startInPast': 'Der erste Tag darf nicht in der Vergangenheit liegen',
  'time-off.balances.notOffered': ({ type }) => `${type} lässt sich für diese Tage nicht beantragen`,
  'time-off.balances.tooSoon': ({ days }) =>
    plural('de', days, {
      one: `Der erste Tag muss mindestens ${days} Tag in der Zukunft liegen`,
      other: `Der erste Tag muss mindestens ${days} Tage in der Zukunft liegen`,
    }),
  'time-off.balances.tooLate': ({ days }) =>
    plural('de', days, {
      one: `Der erste Tag darf höchstens ${days} Tag in der Vergangenheit liegen`,
      other: `Der erste Tag darf höchstens ${days} Tage in der Vergangenheit liegen`,
    }),
  'time-off.balances.endBeforeStart': 'Ein Antrag kann nicht enden, bevor er beginnt',
  'time-off.balances.wholeDaysOnly': ({ type }) => `${type}: nur ganze Tage möglich`,
  'time-off.balances.daysOnly': ({ type }) => `${type}: nur in Tagen möglich`,
  'time-off.balances.hoursOfOneDay': 'Stunden lassen sich nur für einen einzelnen Tag beantragen',
  'time-off.balances.usableAfter': ({ type, months }) =>
    plural('de', months, {
      one: `${type}: erst nach ${months} Beschäftigungsmonat möglich`,
      other: `${type}: erst nach ${months} Beschäftigungsmonaten möglich`,
    }),
  'time-off.balances.fewerHours': ({ clock }) => `An diesem Tag gibt es nur ${clock} Arbeitsstunden`,
  'time-off.balances.mostAtOnce': ({ type, days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, {
      one: `${type}: höchstens ${number} Tag am Stück möglich`,
      other: `${type}: höchstens ${number} Tage am Stück möglich`,
    });
  },
  'time-off.balances.noBusinessDay':
    'Ein Antrag muss mindestens einen Arbeitstag enthalten (Montag bis Freitag)',
  'time-off.balances.nothingToTake': 'Hier ist kein Antrag nötig: Diese Tage sind arbeitsfrei oder Feiertage',
  'time-off.balances.fewerVacationDays': (given, texts) =>
    `Zu wenige Urlaubstage. ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerVacationHours': (given, texts) =>
    `Zu wenige Urlaubsstunden. ${hoursAvailable(given, texts)}`,
  'time-off.balances.fewerDaysOf': ({ type, ...given }, texts) =>
    `Zu wenige Tage (${type}). ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerHoursOf': ({ type, ...given }, texts) =>
    `Zu wenige Stunden (${type}). ${hoursAvailable(given, texts)}`,
  'time-off.balances.inLeaveYear': ({ fault, leaveYear }, texts) =>
    `${texts.text(fault)} Das betrifft das Urlaubsjahr ${leaveYear}.`,
  'time-off.balances.wholeDay': 'Ganzer Tag',
  'time-off.balances.partOfDay': 'Teil des Tages',
  'time-off.balances.morning': 'Vormittag',
  'time-off.balances.afternoon': 'Nachmittag',
  'time-off.balances.workingDay': 'Arbeitstag',
  'time-off.balances.freeDay': 'Arbeitsfreier Tag',
  'time-off.balances.weekend': 'Wochenende',
  'time-off.balances.notEmployed': 'Außerhalb der Beschäftigung',
  'time-off.balances.publicHoliday': ({ name }) => `Feiertag: ${name}`,
  'time-off.balances.halfHoliday': ({ name }) => `Halber Feiertag: ${name}`,
  'time-off.balances.takesNothing': ({ reason }, texts) =>
    `${texts.text(reason)}, verbraucht nichts vom Konto`,
  'time-off.balances.asApproved': 'Wie genehmigt',
  'time-off.balances.chargedSince': 'Seit der Genehmigung angerechnet',
  'time-off.balances.refundOfHoliday': ({ date, name, addedOn }, { locale }) => {
    const added = addedOn === undefined ? '' : ` (eingetragen ${dateText(addedOn, locale)})`;
    return `Rückbuchung: ${dateText(date, locale)} wurde Feiertag, ${name}${added}`;
  },
  'time-off.balances.refundOfWork': 'Rückbuchung: Die Arbeitstage haben sich seither geändert',
  'time-off.balances.notTakenInTime': 'Nicht rechtzeitig genommen',
  'time-off.balances.absence': ({ type, startDate, endDate }, texts) =>
    `${texts.text(type)} ${periodText({ startDate, endDate }, texts.locale)}`,
  'time-off.balances.keptForAbsence': ({ until, isAtLeast, absences }, texts) => {
    const day = longDateText(until, texts.locale);
    const because = formatList(absences.map(texts.text), texts.locale);
    return isAtLeast
      ? `Bleibt mindestens bis ${day} erhalten: ${because}`
      : `Bleibt bis ${day} erhalten: ${because}`;
  },
  'time-off.balances.keptByHr': ({ until, reason }, { locale }) =>
    `Bleibt bis ${longDateText(until, locale)} erhalten: ${reason}`,
  'time-off.balances.keptLeave': ({ amount, unit, type, date, because }, texts) =>
    `${type}: ${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'Tage' : 'Stunden'}, die am ${longDateText(date, texts.locale)} verfallen würden. ${texts.text(because)}`,
  'time-off.balances.notWarned': 'Nicht verfallen: kein Hinweis erteilt',
  'time-off.balances.debtForgiven': 'Nicht ins nächste Urlaubsjahr übernommen',
  'time-off.balances.settled': 'Bleibt beim früheren Arbeitsverhältnis',
} satisfies Catalogue<typeof en>;

function daysAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  const days = formatNumber(available, locale);
  const shown = plural('de', available, { one: `${days} Tag`, other: `${days} Tage` });
  return isOwn ? `Sie haben noch ${shown}.` : `Verfügbar sind noch ${shown}.`;
}

function hoursAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  const hours = formatNumber(available, locale);
  const shown = plural('de', available, { one: `${hours} Stunde`, other: `${hours} Stunden` });
  return isOwn ? `Sie haben noch ${shown}.` : `Verfügbar sind noch ${shown}.`;
}
