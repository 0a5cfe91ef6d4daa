import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'http.unexpected': 'حدث خطأ غير متوقع',
  'http.keyReused': 'سبق استخدام قيمة Idempotency-Key هذه للاستدعاء نفسه بمدخلات أخرى',
  'http.keyCharacters': 'يجب أن تتكون قيمة Idempotency-Key من 1 إلى 255 حرفًا مرئيًا بترميز ASCII',
  'http.busy': 'النظام مشغول حاليًا. يُرجى إعادة المحاولة بعد قليل.',
  'http.tooMany': ({ what, minutes }, texts) =>
    `${texts.text(what)} ${plural('ar', minutes, {
      zero: 'يُرجى الانتظار قليلًا.',
      one: 'يُرجى الانتظار دقيقة واحدة.',
      two: 'يُرجى الانتظار دقيقتين.',
      few: `يُرجى الانتظار ${minutes} دقائق.`,
      many: `يُرجى الانتظار ${minutes} دقيقة.`,
      other: `يُرجى الانتظار ${minutes} دقيقة.`,
    })}`,
  'http.notFound': 'غير موجود',
  'http.page': 'الصفحة',
  'http.tooLarge': 'حجم الطلب أكبر من المسموح',
  'http.mustBeJson': 'يجب أن يكون الطلب بصيغة JSON',
  'http.unreadable': 'تعذّرت قراءة الطلب',
  'http.tooSlow': 'استغرق الطلب وقتًا أطول من اللازم',
  'http.headersTooLarge': 'حجم الترويسات أكبر من المسموح',
  'http.badAddress': 'العنوان غير صالح',
  'http.badJson': 'المحتوى ليس بصيغة JSON صالحة',
  'http.wrongLength': 'طول المحتوى يخالف الطول المعلن',
  'http.bodyMustBeObject': 'يجب أن يكون المحتوى كائنًا',
  'http.invalidInput': 'المدخلات غير صالحة',
  'http.unknownField': ({ field }) => `لا يوجد حقل بهذا الاسم: ${field}`,
  'http.foreignPage': 'لا يُسمح لهذه الصفحة بتغيير أي شيء هنا',
  'http.needsScripts': 'يحتاج Almanac إلى JavaScript. يُرجى تفعيله لهذا الموقع وإعادة تحميل الصفحة.',
  'http.signIn': 'يُرجى تسجيل الدخول',
  'http.tooManyCalls': 'استدعاءات كثيرة جدًا في وقت واحد. يُرجى الانتظار لحظة.',
  'http.tooManyStreams': 'عدد علامات التبويب المفتوحة كبير جدًا.',
  'http.oneHost': 'تعذّر التحقق من البيانات: يجب أن يذكر الطلب مضيفًا واحدًا',
  'http.expectation': 'لا يمكن تلبية ما يتوقعه الطلب (Expect)',
} satisfies Catalogue<typeof en>;
