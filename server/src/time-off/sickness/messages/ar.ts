import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.sickness.export.name': 'الاسم',
  'time-off.sickness.export.email': 'البريد الإلكتروني',
  'time-off.sickness.export.department': 'القسم',
  'time-off.sickness.export.spells': 'فترات المرض',
  'time-off.sickness.export.workDays': 'أيام العمل',
  'time-off.sickness.export.calendarDays': 'أيام التقويم',
  'time-off.sickness.export.longest': 'الأطول (أيام التقويم)',
  'time-off.sickness.export.currentSince': 'مريض منذ',
  'time-off.sickness.export.payEndsOn': 'نهاية صرف الأجر',
  'time-off.sickness.export.integrationDue': 'إعادة الإدماج مستحقة',
  'time-off.sickness.export.bradford': 'معامل برادفورد',
  'time-off.sickness.noticeSubject': ({ person, days }, texts) =>
    `${person}: مريض منذ ${formatNumber(days, texts.locale)} يومًا`,
  'time-off.sickness.notice': ({ person, startDate, days }, texts) =>
    `${texts.text(person)} في إجازة مرضية منذ ${longDateText(startDate, texts.locale)}: ${formatNumber(days, texts.locale)} يومًا تقويميًا.`,
  'time-off.sickness.notice28': 'بعد 42 يومًا قد ينتهي صرف الأجر وقد تُستحق إعادة الإدماج.',
  'time-off.sickness.notice42': 'قد ينتهي صرف الأجر الآن، وقد يلزم عرض إعادة الإدماج.',
  'time-off.sickness.seeReport': 'عرض تقرير المرض',
  'time-off.sickness.noticedOnce': 'تتلقى الموارد البشرية هذه الرسالة مرة بعد 28 يومًا ومرة بعد 42 يومًا.',
  'time-off.sickness.documentSubject': ({ what }, texts) => `مستند مطلوب: ${texts.text(what)}`,
  'time-off.sickness.documentDue': ({ type, time }, texts) =>
    `لا يزال ينقص مستند، مثل شهادة طبية، لغيابك: ${texts.text(type)}، ${texts.text(time)}. يُرجى تسليمه إلى الموارد البشرية.`,
  'time-off.sickness.seeRequest': 'عرض الطلب',
} satisfies Catalogue<typeof en>;
