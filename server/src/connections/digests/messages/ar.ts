import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type en, list } from './en.ts';

export const ar = {
  'connections.digest.dailySubject': ({ day }, texts) => `الغائبون: ${dateText(day, texts.locale)}`,
  'connections.digest.weeklySubject': ({ day }, texts) =>
    `الغائبون هذا الأسبوع: ${dateText(day, texts.locale)}`,
  'connections.digest.today': ({ lines }, texts) => list('الغائبون اليوم:', lines, texts),
  'connections.digest.later': ({ lines }, texts) => list('الغائبون لاحقًا هذا الأسبوع:', lines, texts),
  'connections.digest.further': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('ar', people, {
      zero: 'لا يوجد غائبون آخرون هذا الأسبوع.',
      one: 'يغيب شخص آخر هذا الأسبوع.',
      two: 'يغيب شخصان آخران هذا الأسبوع.',
      few: `يغيب ${count} أشخاص آخرين هذا الأسبوع.`,
      many: `يغيب ${count} شخصًا آخر هذا الأسبوع.`,
      other: `يغيب ${count} شخص آخر هذا الأسبوع.`,
    });
  },
  'connections.digest.pending': ({ lines, count }, texts) => {
    const number = formatNumber(count, texts.locale);
    return list(
      plural('ar', count, {
        zero: 'لا توجد طلبات بانتظار قرارك:',
        one: 'طلب واحد بانتظار قرارك:',
        two: 'طلبان بانتظار قرارك:',
        few: `${number} طلبات بانتظار قرارك:`,
        many: `${number} طلبًا بانتظار قرارك:`,
        other: `${number} طلب بانتظار قرارك:`,
      }),
      lines,
      texts,
    );
  },
  'connections.digest.next': ({ what }, texts) => `أيام إجازتك القادمة: ${texts.text(what)}.`,
  'connections.digest.nextPending': ({ what }, texts) =>
    `أيام إجازتك القادمة، ما زالت معلّقة: ${texts.text(what)}.`,
  'connections.digest.away': ({ person, type, time }, texts) =>
    `${person}: ${texts.text(type)}، ${texts.text(time)}`,
  'connections.digest.awayUntil': ({ person, type, time, backOn }, texts) =>
    `${person}: ${texts.text(type)}، ${texts.text(time)}، يعود ${dateText(backOn, texts.locale)}`,
  'connections.digest.review': 'مراجعة الطلبات',
  'connections.digest.seeAway': 'عرض الغائبين',
  'connections.digest.why': 'اخترت هذا الملخص في ملفك الشخصي ضمن «التقويم والإشعارات». يمكنك إيقافه هناك.',
} satisfies Catalogue<typeof en>;
