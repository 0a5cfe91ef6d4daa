import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function days(count: number, locale: string): string {
  const number = formatNumber(count, locale);
  return plural('ar', count, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${number} أيام`,
    many: `${number} يومًا`,
    other: `${number} يوم`,
  });
}

export const ar = {
  'time-off.emails.brief': ({ type, time }, texts) => `${texts.text(type)}، ${texts.text(time)}`,
  'time-off.emails.whole': ({ type, time }, texts) => `${texts.text(type)}: ${texts.text(time)}`,
  'time-off.emails.inHours': ({ time, hours }, texts) => `${texts.text(time)} (${texts.text(hours)})`,
  'time-off.emails.inCalendarDays': ({ time, calendarDays }, texts) =>
    `${texts.text(time)} (${days(calendarDays, texts.locale)})`,
  'time-off.emails.inDays': ({ time, calendarDays, businessDays }, texts) => {
    const number = formatNumber(businessDays, texts.locale);
    const working = plural('ar', businessDays, {
      zero: 'لا أيام عمل',
      one: 'يوم عمل واحد',
      two: 'يوما عمل',
      few: `${number} أيام عمل`,
      many: `${number} يوم عمل`,
      other: `${number} يوم عمل`,
    });
    return `${texts.text(time)} (${days(calendarDays, texts.locale)}، منها ${working})`;
  },

  'time-off.emails.review': 'مراجعة الطلب',
  'time-off.emails.see': 'عرض الطلب',
  'time-off.emails.reason': ({ reason }) => `السبب:\n${reason}`,
  'time-off.emails.theirReason': ({ reason }) => `السبب المذكور في الطلب:\n${reason}`,

  'time-off.emails.requestedSubject': ({ person, what }, texts) =>
    `طلب إجازة من ${texts.text(person)}: ${texts.text(what)}`,
  'time-off.emails.requested': ({ person, what }, texts) =>
    `ورد طلب إجازة من ${texts.text(person)}: ${texts.text(what)}.`,
  'time-off.emails.inPlaceOf': ({ person }, texts) => `وصلتك هذه الرسالة بسبب غياب ${texts.text(person)}.`,
  'time-off.emails.noticedSubject': ({ person, what }, texts) =>
    `إجازة مسجّلة من ${texts.text(person)}: ${texts.text(what)}`,
  'time-off.emails.noticed': ({ person, what }, texts) =>
    `سُجّلت إجازة من قِبل ${texts.text(person)}: ${texts.text(what)}. لا تتطلب موافقة.`,
  'time-off.emails.editedSubject': ({ person, what }, texts) =>
    `تغيير في طلب ${texts.text(person)}: ${texts.text(what)}`,
  'time-off.emails.edited': ({ person, what }, texts) =>
    `تغيّر طلب قيد الانتظار من قِبل ${texts.text(person)}. المطلوب الآن: ${texts.text(what)}.`,
  'time-off.emails.was': ({ what }, texts) => `كان الطلب: ${texts.text(what)}.`,

  'time-off.emails.approvedSubject': ({ type, time }, texts) =>
    `قُبلت إجازتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.emails.approved': ({ person, what, insteadOf }, texts) =>
    `قُبلت إجازتك من قِبل ${texts.text(person)}${insteadOf === null ? '' : ` نيابةً عن ${insteadOf}`}: ${texts.text(what)}.`,
  'time-off.emails.rejectedSubject': ({ type, time }, texts) =>
    `رُفضت إجازتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.emails.rejected': ({ person, what, insteadOf }, texts) =>
    `رُفضت إجازتك من قِبل ${texts.text(person)}${insteadOf === null ? '' : ` نيابةً عن ${insteadOf}`}: ${texts.text(what)}.`,
  'time-off.emails.returned': ({ type, time }, texts) =>
    `تعود هذه الأيام كما كانت (${texts.text(type)}): ${texts.text(time)}.`,

  'time-off.emails.cancelledSubject': ({ type, time }, texts) =>
    `أُلغيت إجازتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.emails.cancelled': ({ person, what }, texts) =>
    `أُلغيت إجازتك من قِبل ${texts.text(person)}: ${texts.text(what)}.`,
  'time-off.emails.cancelledOfSubject': ({ type, time, person }, texts) =>
    `أُلغيت إجازة ${texts.text(person)}: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.emails.cancelledOwn': ({ person, what }, texts) =>
    `أُلغيت إجازة مقبولة من قِبل صاحب الشأن، ${texts.text(person)}: ${texts.text(what)}.`,
  'time-off.emails.cancelledOf': ({ person, requester, what }, texts) =>
    `أُلغيت الإجازة المقبولة لصاحب الشأن ${texts.text(requester)} من قِبل ${texts.text(person)}: ${texts.text(what)}.`,

  'time-off.emails.shortenedSubject': ({ type, time }, texts) =>
    `قُصِّرت إجازتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.emails.ended': ({ person, what }, texts) =>
    `حُدّد آخر يوم عمل لك من قِبل ${texts.text(person)}، وبذلك تُقصَّر إجازتك: ${texts.text(what)}.`,
} satisfies Catalogue<typeof en>;
