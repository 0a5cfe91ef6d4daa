import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'connections.channels.posts': 'posts',
  'connections.channels.kind': 'kind',
  'connections.channels.language': 'language',
  'connections.channels.name': 'الاسم',
  'connections.channels.url': 'رابط Webhook',
  'connections.channels.record': 'القناة',
  'connections.channels.department': 'القسم',
  'connections.channels.team': 'الفريق',
  'connections.channels.noPosts': 'اختر منشورًا واحدًا على الأقل',
  'connections.channels.hidden': 'الغيابات مخفية في شركتك، لذا لا يمكن لقناة عرضها',
  'connections.channels.needsGroup': 'اختر قسمًا أو فريقًا: لا يرى الزملاء إلا غيابات أقسامهم وفرقهم',
  'connections.channels.oneGroup': 'اختر قسمًا أو فريقًا، وليس كليهما',
  'connections.channels.httpsUrl': 'أدخل رابطًا يبدأ بـ https://',
  'connections.channels.internalUrl': 'هذا العنوان داخل شبكتك. يمكن للمشغّل السماح به عبر OUTGOING_HOSTS.',
  'connections.channels.lostUrl': 'أدخل رابط Webhook مرة أخرى: فقد حُفظ بمفتاح آخر',
} satisfies Catalogue<typeof en>;
