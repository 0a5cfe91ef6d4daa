import { instantText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'sign-in.emailSubject': ({ company }) => `تسجيل الدخول إلى Almanac · ${company}`,
  'sign-in.emailLink': ({ minutes }) =>
    plural('ar', minutes, {
      zero: 'إليك رابط الدخول. يصلح لمرة واحدة.',
      one: 'إليك رابط الدخول. يصلح لمرة واحدة خلال دقيقة واحدة.',
      two: 'إليك رابط الدخول. يصلح لمرة واحدة خلال دقيقتين.',
      few: `إليك رابط الدخول. يصلح لمرة واحدة خلال ${minutes} دقائق.`,
      many: `إليك رابط الدخول. يصلح لمرة واحدة خلال ${minutes} دقيقة.`,
      other: `إليك رابط الدخول. يصلح لمرة واحدة خلال ${minutes} دقيقة.`,
    }),
  'sign-in.emailButton': 'تسجيل الدخول إلى Almanac',
  'sign-in.emailRequest': ({ at, timeZone, browser, system }, { locale }) => {
    const device = browser && system ? `${browser} على ${system}` : (browser ?? system ?? 'جهاز غير معروف');
    return `وقت الطلب: ${instantText(at, { locale, timeZone })} (${timeZone})، الجهاز: ${device}.`;
  },
  'sign-in.emailNotYou': 'إذا لم يصدر هذا الطلب منك، فيمكن تجاهل هذه الرسالة: لا يمكن لأحد الدخول بدونها.',
  'sign-in.foreignPage': 'يجب أن تكون قيمة callbackURL صفحة من هذا التطبيق',
  'sign-in.foreignSite': 'لا يُسمح لصفحة من موقع آخر باستخدام رابط الدخول',
  'sign-in.tooManyLinks': 'طُلب عدد كبير جدًا من روابط الدخول.',
} satisfies Catalogue<typeof en>;
