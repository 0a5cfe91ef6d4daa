import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'sign-in.linkExpired':
    'انتهت صلاحية رابط الدخول هذا: يعمل الرابط مدة 15 دقيقة. يُرجى إدخال عنوان البريد الإلكتروني للحصول على رابط جديد.',
  'sign-in.linkInvalid':
    'استُخدم رابط الدخول هذا أو حلّ محله رابط آخر، أو لم يكن صالحًا أصلًا. يُرجى إدخال عنوان البريد الإلكتروني للحصول على رابط جديد.',
} satisfies Catalogue<typeof en>;
