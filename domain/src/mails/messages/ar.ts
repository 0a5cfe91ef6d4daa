import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'mails.email': 'رسالة البريد الإلكتروني',
  'mails.notReader': 'لا تتوفر لديك صلاحية الاطلاع على رسائل البريد الإلكتروني.',
  'mails.isSignInLink': 'لا يُعاد إرسال روابط الدخول؛ يمكن للشخص طلب رابط جديد.',
  'mails.onItsWay': 'يجري إرسال هذه الرسالة مجددًا بالفعل.',
  'mails.recipientDeactivated': 'حساب المستلم معطَّل ولا تصله رسائل.',
  'mails.tooFew': 'يلزم تحديد رسالة واحدة على الأقل',
  'mails.tooMany': 'الحد الأقصى 500 رسالة في المرة الواحدة',
} satisfies Catalogue<typeof en>;
