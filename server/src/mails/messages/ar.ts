import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'mails.signInLink': 'رابط الدخول',
  'mails.subjectDeleted': 'لم تُرسل: حُذف العنصر المرتبط بها',
  'mails.unreachable': 'تعذّر الوصول إلى خادم البريد.',
  'mails.noTls': 'لا يوفر خادم البريد التشفير (STARTTLS)، وهو شرط لدى Almanac.',
  'mails.loginRefused': 'رفض خادم البريد اسم المستخدم أو كلمة المرور في SMTP_URL.',
  'mails.senderRefused': 'رفض خادم البريد عنوان المرسِل في MAIL_FROM.',
  'mails.takesNothing': 'لا يقبل خادم البريد أي رسائل.',
  'mails.addressRefused': 'رفض خادم البريد العنوان: ربما كُتب خطأً أو أُغلق.',
  'mails.addressPostponed': 'لا يقبل خادم البريد أي رسالة إلى هذا العنوان حاليًا.',
  'mails.contentRefused': 'رفض خادم البريد هذه الرسالة.',
  'mails.contentPostponed': 'لا يقبل خادم البريد هذه الرسالة حاليًا.',
  'mails.linkExpired': 'تعذّر إرسالها خلال 15 دقيقة، فانتهت صلاحية الرابط.',
  'mails.interrupted': 'توقف Almanac أثناء إرسال هذه الرسالة.',
  'mails.unforeseen': 'تعذّر على Almanac إرسال هذه الرسالة؛ التفاصيل في سجله.',
  'mails.tooManyTests': 'رسائل الاختبار كثيرة جدًا.',
} satisfies Catalogue<typeof en>;
