import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function dayIn(date: CalendarDate, { locale }: Texts): string {
  return periodTextInYear({ startDate: date, endDate: date }, locale);
}

function leaves({ left, isOwn, year }: { left: string; isOwn: boolean; year?: string | undefined }): string {
  const when = year === undefined ? 'in diesem Jahr' : `in ${year}`;
  return isOwn ? `Danach haben Sie ${when} noch ${left}.` : `Danach bleiben ${when} noch ${left}.`;
}

export const de = {
  'time-off.booking.total': ({ period, today, amount }, { locale }) =>
    `${periodTextBeside(period, { startDate: today, endDate: today }, locale)}: ${amount}.`,
  'time-off.booking.publicHolidayOn': ({ day, name }, texts) => `${dayIn(day, texts)} Feiertag (${name})`,
  'time-off.booking.halfHolidayOn': ({ day, share, name }, texts) =>
    `${dayIn(day, texts)} ${share} (halber Feiertag: ${name})`,
  'time-off.booking.morningOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (vormittags)`,
  'time-off.booking.afternoonOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (nachmittags)`,
  'time-off.booking.partOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (Teil des Tages)`,
  'time-off.booking.notEmployedOn': ({ day, share }, texts) =>
    `${dayIn(day, texts)} ${share} (außerhalb der Beschäftigung)`,
  'time-off.booking.specialDays': ({ days, more }, { locale }) => {
    const number = formatNumber(more, locale);
    const others = plural('de', more, { one: `${number} weiterer Tag`, other: `${number} weitere Tage` });
    return more > 0
      ? `${formatList(days, locale, 'plain')} und ${others}.`
      : `${formatList(days, locale, 'plain')}.`;
  },
  'time-off.booking.excess': ({ amount }) => `${amount} mehr als verfügbar`,
  'time-off.booking.excessInYear': ({ amount, year }) => `${amount} mehr als in ${year} verfügbar`,
  'time-off.booking.excessSentence': ({ amount, year }) =>
    year === undefined ? `${amount} mehr als verfügbar.` : `${amount} mehr als in ${year} verfügbar.`,
  'time-off.booking.leaves': ({ left }) => `danach ${left}`,
  'time-off.booking.leavesInYear': ({ left, year }) => `danach ${left} in ${year}`,
  'time-off.booking.yearTakes': ({ year, amount }) => `${year}: ${amount}`,
  'time-off.booking.yearLeaves': ({ year, amount, left }) => `${year}: ${amount}, danach ${left}`,
  'time-off.booking.yearExceeds': ({ year, amount, excess }) =>
    `${year}: ${amount}, ${excess} mehr als verfügbar`,
  'time-off.booking.years': ({ years }) => `${years.join('; ')}.`,
  'time-off.booking.takesNothing': ({ isOwn }) =>
    isOwn ? 'Verbraucht nichts von Ihrem Konto.' : 'Verbraucht nichts vom Konto.',
  'time-off.booking.leavesSentence': leaves,
  'time-off.booking.leavesNoSickDays': (given) =>
    `${leaves(given)} Krankmeldungen sind auch darüber hinaus möglich.`,
  'time-off.booking.vacationDays': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, { one: `${number} Urlaubstag`, other: `${number} Urlaubstage` });
  },
  'time-off.booking.sickDays': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, { one: `${number} Krankheitstag`, other: `${number} Krankheitstage` });
  },
  'time-off.booking.runningParts': ({ amount, effects }, { locale }) =>
    effects.length === 0 ? amount : `${amount} · ${formatList(effects, locale, 'plain')}`,
  'time-off.booking.chooseDays': 'Wählen Sie den ersten Tag, dann den letzten.',
  'time-off.booking.chooseDates': 'Nach der Wahl der Tage steht hier, wie viel vom Konto verbraucht wird.',
  'time-off.booking.checking': 'Der Kalender wird geprüft …',
  'time-off.booking.notChecked': ({ isOwn }) =>
    isOwn
      ? 'Das konnte noch nicht geprüft werden. Ihr Antrag wird beim Senden geprüft.'
      : 'Das konnte noch nicht geprüft werden. Der Antrag wird beim Senden geprüft.',
  'time-off.booking.noOneDecides': 'Niemand sonst kann darüber entscheiden',
  'time-off.booking.noOneDecidesHint':
    'Als einzige Person der Administration können Sie selbst entscheiden: unter „Meine Anträge“, mit einer Begründung.',
  'time-off.booking.overlap': 'Diese Tage überschneiden sich mit einem anderen Antrag',
  'time-off.booking.overlapping': ({ type, days }) => `${type}, ${days}`,
  'time-off.booking.yearClosed': 'Dieses Urlaubsjahr ist abgeschlossen',
  'time-off.booking.notChangeable': 'Dieser Antrag lässt sich nicht ändern',
  'time-off.booking.awayThen': ({ people, more }, { locale }) => {
    const names = formatList(people, locale, 'plain');
    return more > 0
      ? `Dann abwesend: ${names} und ${formatNumber(more, locale)} weitere`
      : `Dann abwesend: ${names}`;
  },
  'time-off.booking.absence': ({ name, days, type, isPending }, { locale }) =>
    `${name} (${formatList([...(type === undefined ? [] : [type]), days, ...(isPending ? ['offen'] : [])], locale, 'plain')})`,
  'time-off.booking.typesNotLoaded': 'Die Abwesenheitsarten konnten nicht geladen werden',
  'time-off.booking.type': 'Abwesenheitsart',
  'time-off.booking.when': 'Wann',
  'time-off.booking.startDate': 'Erster Tag',
  'time-off.booking.endDate': 'Letzter Tag',
  'time-off.booking.tomorrow': 'Morgen',
  'time-off.booking.hours': 'Stunden (optional)',
  'time-off.booking.hoursHint': ({ isOwn }) =>
    isOwn
      ? 'Etwa 2:30. Leer: Ihre ganze Arbeitszeit an diesem Tag.'
      : 'Etwa 2:30. Leer: die ganze Arbeitszeit an diesem Tag.',
  'time-off.booking.hoursFormat': 'Schreiben Sie Stunden als 2:30 oder 2,5',
  'time-off.booking.hoursTooFew': 'Stunden müssen mehr als 0 sein',
  'time-off.booking.hoursTooMany': 'Stunden dürfen höchstens 24 sein',
  'time-off.booking.fromPast': ({ day }, { locale }) => `Nachträglich möglich, ab ${dateText(day, locale)}.`,
  'time-off.booking.fromFuture': ({ day }, { locale }) => `Möglich ab ${dateText(day, locale)}.`,
  'time-off.booking.autoApproved':
    'Eine Genehmigung ist nicht nötig: Der Antrag gilt sofort, und die Genehmigenden werden benachrichtigt.',
  'time-off.booking.documentExpected': 'Ein Nachweis wird erwartet.',
  'time-off.booking.documentExpectedAfter': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, {
      one: `Bei mehr als ${number} Tag wird ein Nachweis erwartet.`,
      other: `Bei mehr als ${number} Tagen wird ein Nachweis erwartet.`,
    });
  },
  'time-off.booking.reasonLabel': 'Begründung',
  'time-off.booking.reasonOptional': 'Begründung (optional)',
  'time-off.booking.status': 'Status',
  'time-off.booking.days': 'Tage',
  'time-off.booking.submit': 'Antrag senden',
  'time-off.booking.submitting': 'Wird gesendet …',
  'time-off.booking.submitted': 'Antrag gesendet',
  'time-off.booking.notSubmitted': 'Ihr Antrag wurde nicht gesendet',
  'time-off.booking.saveChanges': 'Änderungen speichern',
  'time-off.booking.saving': 'Wird gespeichert …',
  'time-off.booking.changed': 'Antrag geändert',
  'time-off.booking.notChanged': 'Ihre Änderungen wurden nicht gespeichert',
  'time-off.booking.savedTime': ({ type, time }) => `${type}, ${time}`,
} satisfies Catalogue<typeof en>;
