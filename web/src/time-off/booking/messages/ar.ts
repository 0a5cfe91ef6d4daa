import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.booking.request': 'طلب إجازة',
  'time-off.booking.edit': 'تعديل الطلب',
  'time-off.booking.onBehalf': 'طلب إجازة نيابةً عن شخص',
  'time-off.booking.onBehalfOf': ({ name }) => `إجازة: ${name}`,
  'time-off.booking.pastAllowed': 'يمكن طلب أيام ماضية.',
  'time-off.booking.loadingForm': 'جارٍ تحميل نموذج الطلب',

  'time-off.booking.ofOwn': ({ type, days }) => `${type}، ${days}`,
  'time-off.booking.ofPerson': ({ name, type, days }) => `${name}، ${type}، ${days}`,
  'time-off.booking.reduces': ({ type, amount }) => `بعد الموافقة يُخفَّض رصيد ${type} بمقدار ${amount}.`,
  'time-off.booking.mayReduce': ({ type, amount }) =>
    `إذا قررت الموارد البشرية ذلك، يُخفَّض رصيد ${type} بمقدار ${amount}.`,
  'time-off.booking.reduceLeave': 'تخفيض الإجازات بجزء من اثني عشر جزءًا عن كل شهر تقويمي كامل',
  'time-off.booking.reducedSince': ({ day }) => `الإجازات مخفّضة. أُرسل الإشعار في ${day}`,
  'time-off.booking.lessOf': ({ type, amount }) => `${type}: خصم ${amount}.`,
  'time-off.booking.reducesNothing': 'لا يخفّض هذا الغياب أي إجازة.',
  'time-off.booking.reductionMailed': 'يُرسل إشعار بالبريد الإلكتروني عند التحديد وعند إلغائه.',
  'time-off.booking.notReduced': 'لم يُحفظ التخفيض',
  'time-off.booking.editShort': 'تعديل',
  'time-off.booking.changeDates': 'تغيير التواريخ',
  'time-off.booking.cancelShort': 'إلغاء',
  'time-off.booking.withdraw': 'سحب',
  'time-off.booking.cancelTimeOff': 'إلغاء الإجازة',
  'time-off.booking.delete': 'حذف',
  'time-off.booking.moreActions': 'إجراءات أخرى',
} satisfies Catalogue<typeof en>;
