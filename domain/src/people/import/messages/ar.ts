import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'people.import.csv': 'نص CSV',
  'people.import.xlsxNotBase64': 'يجب إرسال ملف Excel بترميز base64',
  'people.import.xlsxTooLong': 'يجب ألا يتجاوز ملف Excel ‏2 ميغابايت',
  'people.import.oneFile': 'أرسل الأشخاص بصيغة csv أو xlsx',
  'people.import.openingAfterToday': 'يجب ألا يكون يوم الأرصدة الافتتاحية بعد اليوم',
  'people.import.columnsNotListed': 'يجب أن يكون columns قائمة',
  'people.import.tooManyColumns': ({ most }) => `الحد الأقصى لعدد الأعمدة التي يمكن قراءتها: ${most}`,
  'people.import.dateOrder': 'يجب أن تكون قيمة dateOrder إما DMY أو MDY',

  'people.import.noDepartment': ({ cell }) => `لا يوجد قسم بهذا الاسم: ${cell}`,
  'people.import.noPlace': ({ cell }) => `لا يوجد موقع عمل بهذا الاسم: ${cell}`,
  'people.import.noPlan': ({ cell }) => `لا توجد خطة إجازات بهذا الاسم: ${cell}`,
  'people.import.noSchedule': ({ cell }) => `لا يوجد جدول عمل بهذا الاسم: ${cell}`,
  'people.import.otherStatus': 'يجب أن تكون قيمة status إما active أو deactivated',
  'people.import.ambiguousDate': ({ cell }) =>
    `القيمة ${cell} قد تعني أحد يومين: يلزم تحديد ما يأتي أولًا، اليوم أم الشهر، أو كتابتها بالصيغة YYYY-MM-DD`,
  'people.import.twoDigitYear': ({ cell }) =>
    `السنة في القيمة ${cell} مكتوبة برقمين: يلزم كتابة الأرقام الأربعة كلها، مثل 2026`,
  'people.import.unreadableLetters': ({ cell }) =>
    `القيمة ${cell} تحتوي على أحرف تعذّرت قراءتها: يلزم حفظ الملف بترميز UTF-8`,
  'people.import.controlCharacters': ({ cell }) => `القيمة ${cell} تحتوي على أحرف تحكم`,
  'people.import.openingInDays': ({ type }, texts) =>
    `يجب أن يكون الرصيد الافتتاحي (${texts.text(type)}) عدد أيام بمنزلتين عشريتين على الأكثر، مثل ${formatNumber(12.5, texts.locale)}`,
  'people.import.openingInHours': ({ type }, texts) =>
    `يجب أن يكون الرصيد الافتتاحي (${texts.text(type)}) عدد ساعات بدقائق كاملة، مثل ${formatNumber(7.5, texts.locale)} أو 7:30`,
  'people.import.anniversaryNeedsStart': ({ plan }) =>
    `تبدأ سنوات الإجازات في الخطة ${plan} في الذكرى السنوية للتعيين: يلزم تاريخ التعيين`,
  'people.import.grantsNone': ({ plan, type }, texts) =>
    `لا تمنح الخطة ${plan} استحقاقًا يمكن فتح رصيد له من هذا النوع: ${texts.text(type)}`,

  'people.import.openingBeforeStart': 'الرصيد محدد ليوم قبل أول يوم عمل',
  'people.import.sameAddress': ({ line }) => `ورد هذا العنوان بالفعل في السطر ${line}`,
  'people.import.sameNumber': ({ line }) => `ورد هذا الرقم الوظيفي بالفعل في السطر ${line}`,
  'people.import.noAccountToDeactivate': 'لا يوجد حساب لتعطيله؛ يُرجى حذف هذا السطر',
  'people.import.ownOpening': 'لا يمكن فتح رصيدك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'people.import.ownPlace': 'لا يمكن تغيير موقع عملك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'people.import.ownPlan': 'لا يمكن تغيير خطتك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'people.import.ownSchedule': 'لا يمكن تغيير جدول عملك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'people.import.activeAfterLastDay': 'لا يمكن أن يكون الحساب نشطًا بعد انقضاء آخر يوم عمل',

  'people.import.pendingAfterLastDay': ({ type, period }, texts) =>
    `قيد الانتظار: ${texts.text(type)}، ${periodText(period, texts.locale)}، مع أيام بعد آخر يوم عمل، ولن تُلغى تلقائيًا`,
  'people.import.approvedAfterLastDay': ({ type, period }, texts) =>
    `مقبول: ${texts.text(type)}، ${periodText(period, texts.locale)}، مع أيام بعد آخر يوم عمل، ولن تُلغى تلقائيًا`,
} satisfies Catalogue<typeof en>;
