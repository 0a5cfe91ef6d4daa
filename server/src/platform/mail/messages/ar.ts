import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'mail.greeting': ({ name }) => (name === '' ? 'مرحبًا،' : `مرحبًا ${name}،`),
  'mail.footer': ({ company }) => `Almanac · ${company}`,
  /** Before the address of a link in plain text. */
  'mail.link': ({ label }, texts) => `${texts.text(label)}:`,
  'mail.fact': ({ term, fact }, texts) => `${texts.text(term)}: ${texts.text(fact)}`,
  'mail.testSubject': ({ company }) => `رسالة اختبار من Almanac · ${company}`,
  'mail.test': 'هذه رسالة الاختبار المطلوبة. يستطيع Almanac إرسال البريد الإلكتروني.',

  'mail.mailbox.title': 'صندوق البريد',
  'mail.mailbox.about': 'لم يُضبط خادم بريد، لذلك تُحفظ رسائل Almanac هنا.',
  'mail.mailbox.refresh': 'تحديث',
  'mail.mailbox.calendar': 'دعوة تقويم',
  'mail.mailbox.empty': 'لا رسائل بعد. يصل رابط الدخول إلى هنا بعد طلبه.',
  'mail.mailbox.to': ({ address }) => `إلى ${address}`,
} satisfies Catalogue<typeof en>;
