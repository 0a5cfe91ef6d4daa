import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'sign-in.welcome': 'مرحبًا بك في Almanac',
  'sign-in.welcomePrompt': 'تسجيل الدخول بعنوان بريدك الإلكتروني في الشركة',
  'sign-in.sessionEnded': 'انتهت جلستك',
  'sign-in.sessionEndedHint': 'بتسجيل الدخول مجددًا يمكن المتابعة من حيث توقفت. وما كتبته محفوظ.',

  'sign-in.emailAddress': 'عنوان البريد الإلكتروني',
  'sign-in.emailPlaceholder': ({ domain }) => `\u2066name@${domain}\u2069`,
  'sign-in.companyAddressesOnly': ({ domain }) =>
    `لا يُسمح إلا بعناوين البريد الإلكتروني من النطاق \u2066@${domain}\u2069.`,
  'sign-in.send': 'إرسال رابط الدخول',
  'sign-in.sending': 'جارٍ إرسال رابط الدخول…',
  'sign-in.sent': 'أُرسل رابط الدخول! لتسجيل الدخول يُرجى فتح الرابط الوارد في بريدك الإلكتروني.',
  'sign-in.notSent': 'تعذّر إرسال رابط الدخول',
  'sign-in.emailsInMailbox': ({ mailbox }) => `تُحفظ رسائل هذا التثبيت في ${mailbox}.`,
  'sign-in.mailbox': 'صندوق البريد المحلي',

  'sign-in.incompleteLink': 'هذا الرابط غير مكتمل',
  'sign-in.incompleteLinkHint': 'ربما اقتُطع جزء منه في رسالتك.',
  'sign-in.requestNewLink': 'طلب رابط جديد',
  'sign-in.almostThere': 'بقيت خطوة واحدة',
  'sign-in.oneMoment': 'لحظة من فضلك…',
  'sign-in.pressToSignIn': 'للدخول يُرجى الضغط على الزر.',
  'sign-in.signInAs': ({ email }) => `تسجيل الدخول بالحساب ${email}`,
  'sign-in.otherSignedOut': ({ email }) => `سيُسجَّل الخروج من الحساب ${email} في هذا المتصفح.`,
  'sign-in.signIn': 'تسجيل الدخول إلى Almanac',
  'sign-in.signingIn': 'جارٍ تسجيل الدخول…',
  'sign-in.linkWorksOnce': 'يعمل الرابط مرة واحدة. وإن لم يكن الطلب منك، يكفي إغلاق هذه الصفحة: لم يحدث شيء.',

  'sign-in.demo': 'هذا عرض تجريبي. تسجيل الدخول باسم',
  'sign-in.demoNotSignedIn': 'تعذّر تسجيل دخولك',
  'sign-in.use': 'استخدام',
  'sign-in.useAs': ({ name }) => `استخدام Almanac باسم ${name}`,
  'sign-in.linkNotInMailbox': 'لم يصل الرابط إلى صندوق البريد المحلي.',
} satisfies Catalogue<typeof en>;
