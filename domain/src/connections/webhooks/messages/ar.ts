import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'connections.webhooks.url': 'العنوان',
  'connections.webhooks.record': 'إشعار الويب',
  'connections.webhooks.delivery': 'عملية الإرسال',
  'connections.webhooks.noEvents': 'اختر حدثًا واحدًا على الأقل',
  'connections.webhooks.httpsUrl': 'أدخل عنوانًا يبدأ بـ https://',
  'connections.webhooks.internalUrl': 'هذا العنوان داخل شبكتكم. يمكن للمشغّل السماح به عبر OUTGOING_HOSTS.',
  'connections.webhooks.lostSecret': 'استبدل السر أولًا: فقد حُفظ بقيمة أخرى لـ AUTH_SECRET',
  'connections.webhooks.tooMany': ({ most }) => `يوجد ${most} من إشعارات الويب بالفعل. أزل أحدها أولًا.`,
} satisfies Catalogue<typeof en>;
