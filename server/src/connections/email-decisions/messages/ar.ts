import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'connections.emails.approve': 'قبول',
  'connections.emails.reject': 'رفض',
  'connections.emails.aboutLinks': ({ hours }) =>
    plural('ar', hours, {
      zero: 'يفتح «قبول» و«رفض» صفحة للتأكيد. يعمل الرابطان مرة واحدة ودون تسجيل الدخول، فلا تُعِد توجيه هذه الرسالة.',
      one: 'يفتح «قبول» و«رفض» صفحة للتأكيد. يعمل الرابطان مرة واحدة لمدة ساعة ودون تسجيل الدخول، فلا تُعِد توجيه هذه الرسالة.',
      two: 'يفتح «قبول» و«رفض» صفحة للتأكيد. يعمل الرابطان مرة واحدة لمدة ساعتين ودون تسجيل الدخول، فلا تُعِد توجيه هذه الرسالة.',
      few: `يفتح «قبول» و«رفض» صفحة للتأكيد. يعمل الرابطان مرة واحدة لمدة ${hours} ساعات ودون تسجيل الدخول، فلا تُعِد توجيه هذه الرسالة.`,
      many: `يفتح «قبول» و«رفض» صفحة للتأكيد. يعمل الرابطان مرة واحدة لمدة ${hours} ساعة ودون تسجيل الدخول، فلا تُعِد توجيه هذه الرسالة.`,
      other: `يفتح «قبول» و«رفض» صفحة للتأكيد. يعمل الرابطان مرة واحدة لمدة ${hours} ساعة ودون تسجيل الدخول، فلا تُعِد توجيه هذه الرسالة.`,
    }),
  'connections.emails.approvedSubject': ({ person, what }, texts) =>
    `قبلتَ الطلب: ${person}، ${texts.text(what)}`,
  'connections.emails.rejectedSubject': ({ person, what }, texts) =>
    `رفضتَ الطلب: ${person}، ${texts.text(what)}`,
  'connections.emails.approved': ({ person, what }, texts) =>
    `قُبل طلب ${texts.text(person)} بالرابط الوارد في رسالتك: ${texts.text(what)}.`,
  'connections.emails.rejected': ({ person, what }, texts) =>
    `رُفض طلب ${texts.text(person)} بالرابط الوارد في رسالتك: ${texts.text(what)}.`,
  'connections.emails.notYou': 'إن لم تكن أنت من فعل ذلك، فأبلغ المسؤول: رسالتك بحوزة شخص آخر.',
} satisfies Catalogue<typeof en>;
