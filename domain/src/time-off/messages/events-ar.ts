import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { en, OfRequest } from './events-en.ts';

function ofRequest(textOf: (request: string) => string) {
  return ({ request }: OfRequest, texts: Texts) => textOf(texts.text(request));
}

export const ar = {
  'time-off.events.own': ({ type, time }, texts) => `${type}، ${texts.text(time)}`,
  'time-off.events.of': ({ type, person, time }, texts) =>
    `${type} (${texts.text(person)})، ${texts.text(time)}`,
  'time-off.events.requested': ofRequest((request) => `طلب ${request}`),
  'time-off.events.recorded': ofRequest((request) => `تسجيل ${request}`),
  'time-off.events.imported': ofRequest((request) => `استيراد ${request}`),
  'time-off.events.reported': ofRequest((request) => `الإبلاغ عن ${request}`),
  'time-off.events.restKept': ofRequest((request) => `الإبقاء على الباقي: ${request}`),
  'time-off.events.returnedAs': ofRequest((request) => `إعادة الأيام: ${request}`),
  'time-off.events.changed': ofRequest((request) => `تغيير طلب إلى ${request}`),
  'time-off.events.reasonChanged': ofRequest((request) => `تغيير سبب الطلب: ${request}`),
  'time-off.events.shortened': ofRequest((request) => `تقصير إلى ${request}`),
  'time-off.events.joined': ofRequest((request) => `ضمّ ${request} إلى الطلب الذي فُصل عنه`),
  'time-off.events.cancelled': ofRequest((request) => `إلغاء ${request}`),
  'time-off.events.deleted': ofRequest((request) => `حذف الطلب: ${request}`),
  'time-off.events.approved': ofRequest((request) => `قبول ${request}`),
  'time-off.events.approvedFor': ({ request, approver }, texts) =>
    `قبول ${texts.text(request)}، نيابةً عن ${approver}`,
  'time-off.events.rejected': ofRequest((request) => `رفض ${request}`),
  'time-off.events.rejectedFor': ({ request, approver }, texts) =>
    `رفض ${texts.text(request)}، نيابةً عن ${approver}`,
  'time-off.events.fromEmail': ({ decision }, texts) => `${texts.text(decision)} (من رسالة بريد إلكتروني)`,
  'time-off.events.decisionUndone': ofRequest((request) => `التراجع عن القرار: ${request}`),
  'time-off.events.daysRemoved': ({ request, days }, texts) =>
    `إزالة ${texts.text(days)} من ${texts.text(request)}`,
  'time-off.events.daysReturned': ({ request, days }, texts) =>
    `إعادة ${texts.text(days)} إلى ${texts.text(request)}`,
  'time-off.events.documentReceived': ofRequest((request) => `تسجيل استلام المستند: ${request}`),
  'time-off.events.documentFetched': ofRequest(
    (request) => `تسجيل حصول الموارد البشرية على المستند: ${request}`,
  ),
  'time-off.events.documentDue': ofRequest((request) => `تذكير الشخص بالمستند: ${request}`),
  'time-off.events.documentMissing': ofRequest((request) => `تسجيل عدم استلام المستند: ${request}`),
  'time-off.events.leaveReduced': ofRequest((request) => `تخفيض الإجازات بسبب: ${request}`),
  'time-off.events.leaveNotReduced': ofRequest((request) => `إلغاء تخفيض الإجازات بسبب: ${request}`),
  'time-off.events.reminded': ({ request, approvers }, texts) =>
    `تذكير ${formatList(approvers.map(texts.text), texts.locale)} بالطلب: ${texts.text(request)}`,
} satisfies Catalogue<typeof en>;
