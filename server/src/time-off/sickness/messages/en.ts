import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Message, Said, Texts } from '@almanac/domain/language/message';

export const en = {
  'time-off.sickness.export.name': 'Name',
  'time-off.sickness.export.email': 'Email',
  'time-off.sickness.export.department': 'Department',
  'time-off.sickness.export.spells': 'Illnesses',
  'time-off.sickness.export.workDays': 'Working days',
  'time-off.sickness.export.calendarDays': 'Calendar days',
  'time-off.sickness.export.longest': 'Longest (calendar days)',
  'time-off.sickness.export.currentSince': 'Ill since',
  'time-off.sickness.export.payEndsOn': 'Pay ends on',
  'time-off.sickness.export.integrationDue': 'Integration due',
  'time-off.sickness.export.bradford': 'Bradford factor',
  'time-off.sickness.noticeSubject': ({ person, days }: { person: string; days: number }, texts: Texts) =>
    `${person}: ill for ${formatNumber(days, texts.locale)} days`,
  'time-off.sickness.notice': (
    { person, startDate, days }: { person: Said; startDate: string; days: number },
    texts: Texts,
  ) =>
    `${texts.text(person)} has been ill since ${longDateText(startDate, texts.locale)}: ${formatNumber(days, texts.locale)} calendar days.`,
  'time-off.sickness.notice28': 'After 42 days, continued pay may end and reintegration may be due.',
  'time-off.sickness.notice42': 'Continued pay may end now, and reintegration may have to be offered.',
  'time-off.sickness.seeReport': 'See the sickness report',
  'time-off.sickness.noticedOnce': 'HR gets this email once for 28 days and once for 42 days.',
  'time-off.sickness.documentSubject': ({ what }: { what: Message }, texts: Texts) =>
    `Document due: ${texts.text(what)}`,
  'time-off.sickness.documentDue': ({ type, time }: { type: Said; time: Message }, texts: Texts) =>
    `A document, such as a doctor’s note, is still missing for your ${texts.text(type)}, ${texts.text(time)}. Please give it to HR.`,
  'time-off.sickness.seeRequest': 'View the request',
};
