import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'people.accounts.person': ({ name, email }) => `${name} (${email})`,
  'people.accounts.goToSignIn': 'الانتقال إلى تسجيل الدخول',
  'people.accounts.invitationSubject': ({ name, company }) => `دعوة من ${name} إلى Almanac · ${company}`,
  'people.accounts.invitation': ({ inviter, company }, texts) =>
    `أُنشئ لك حساب في Almanac من قِبل ${texts.text(inviter)}. يُستخدم Almanac لإدارة الإجازات والفرق (${company}).`,
  'people.accounts.invitationSignIn': ({ email }) =>
    `لتسجيل الدخول يُرجى إدخال العنوان ${email}؛ سيصلك عليه رابط يتيح الدخول دون كلمة مرور.`,
  'people.accounts.addressSubject': ({ company }) => `تغيّر عنوان بريدك الإلكتروني في Almanac · ${company}`,
  'people.accounts.addressChanged': ({ by, from, to }, texts) =>
    `غُيِّر عنوان بريدك الإلكتروني في Almanac من ${from} إلى ${to} من قِبل ${texts.text(by)}.`,
  'people.accounts.addressLeft': ({ by }, texts) =>
    `تصل الرسائل وروابط الدخول إلى العنوان الجديد فقط. إذا كان ذلك خطأً، فيُرجى التواصل مع ${texts.text(by)}.`,
  'people.accounts.addressTaken': ({ to }) =>
    `سُجّل خروجك من جميع الأجهزة. لتسجيل الدخول يُرجى إدخال العنوان ${to}. لم يتغير أي شيء آخر.`,
  'people.accounts.user': 'المستخدم',
  'people.accounts.ownAccount': 'حسابك',
  'people.accounts.photo': 'الصورة',
  'people.accounts.exists': ({ email }) => `يوجد حساب بهذا العنوان بالفعل: ${email}`,
} satisfies Catalogue<typeof en>;
