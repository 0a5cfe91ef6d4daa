import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'mails.events.sentAgain': ({ recipient }, texts) => `إعادة إرسال رسالة إلى ${texts.text(recipient)}`,
  'mails.events.testSent': 'إرسال رسالة اختبار',
  'mails.events.testRefused': 'إرسال رسالة اختبار لم تُقبل',
} satisfies Catalogue<typeof en>;
