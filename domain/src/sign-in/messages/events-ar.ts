import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'sign-in.events.verified': ({ person }, texts) => `تأكيد عنوان ${texts.text(person)} عند أول تسجيل دخول`,
  'sign-in.events.signedIn': ({ session }) => `تسجيل الدخول برابط مُرسل بالبريد الإلكتروني: ${session}`,
  'sign-in.events.linkRefused': ({ person }, texts) => `رفض رابط دخول: ${texts.text(person)}`,
  'sign-in.events.signedOut': 'تسجيل الخروج',
  'sign-in.events.signedInAgain': 'تسجيل الخروج، بسبب تسجيل الدخول مجددًا في المتصفح نفسه',
  'sign-in.events.replaced': ({ address }) => `تسجيل الخروج، بسبب تسجيل دخول ${address} في المتصفح نفسه`,
  'sign-in.events.oneEnded': 'إنهاء إحدى الجلسات الشخصية',
  'sign-in.events.othersEnded': 'إنهاء جميع الجلسات الشخصية الأخرى',
  'sign-in.events.allEnded': 'إنهاء جميع الجلسات الشخصية',
} satisfies Catalogue<typeof en>;
