import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const ar = {
  'people.accounts.deputy': 'النائب',
  'people.accounts.deputyStart': 'تاريخ البداية',
  'people.accounts.deputyEnd': 'تاريخ النهاية',

  'people.accounts.systemAdminOnlyChange': 'تغيير حساب مسؤول النظام متاح لمسؤولي النظام فقط',
  'people.accounts.systemAdminOnlyGrant': 'منح دور مسؤول النظام متاح لمسؤولي النظام فقط',
  'people.accounts.ownEmployment': 'لا يمكن تغيير تواريخ عملك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'people.accounts.ownAddress': 'لا يمكن تغيير عنوانك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'people.accounts.addressOfAdmin': 'تغيير عنوان أحد المسؤولين متاح لمسؤولي النظام فقط',
  'people.accounts.ownRole': 'لا يمكن تغيير دورك بنفسك',
  'people.accounts.ownDeactivation': 'لا يمكن تعطيل حسابك بنفسك',
  'people.accounts.alreadyDeactivated': 'الحساب معطَّل بالفعل',
  'people.accounts.deactivated': 'الحساب معطَّل',
  'people.accounts.hasSignedIn': 'سبق تسجيل الدخول إلى هذا الحساب',
  'people.accounts.alreadyActive': 'الحساب نشط بالفعل',
  'people.accounts.erased': 'مُحيت بيانات هذا الشخص ولم يعد تغييرها أو تصديرها ممكنًا',
  'people.accounts.ownErasure': 'لا يمكن محو بياناتك بنفسك',
  'people.accounts.activeErasure': 'لا يمكن محو البيانات إلا لحساب معطَّل',
  'people.accounts.lastSystemAdmin': 'لا يمكن أن تنتهي خدمة آخر مسؤول نظام نشط',

  'people.accounts.personnelNumberTaken': ({ number }) => `الرقم الوظيفي \u2066${number}\u2069 يخصّ شخصًا آخر`,
  'people.accounts.startsAfterLastDay': 'لا يمكن أن يكون تاريخ التعيين بعد آخر يوم عمل',
  'people.accounts.endsBeforeStart': 'لا يمكن أن يكون آخر يوم عمل قبل تاريخ التعيين',
  'people.accounts.ownLastDayPast': 'لا يمكن أن يكون آخر يوم عمل لك في الماضي',
  'people.accounts.onlyFirstWithoutStart': 'لا يمكن أن تخلو من تاريخ البداية إلا فترة العمل الأولى',
  'people.accounts.onlyLastWithoutEnd': 'لا يمكن أن تخلو من آخر يوم عمل إلا فترة العمل الأخيرة',
  'people.accounts.startsBeforePreviousEnds': ({ day }, texts) =>
    `لا يمكن أن تبدأ فترة العمل قبل ${dateText(day, texts.locale)}، إذ تستمر الفترة السابقة حتى ذلك الحين`,
  'people.accounts.previousIsOpen': 'يجب أولًا إدخال آخر يوم عمل في الفترة السابقة',
  'people.accounts.keepsOnlyIntoNew': 'لا يبدأ برصيد الفترة السابقة إلا فترة عمل جديدة',

  'people.accounts.deputyKeepers': 'تعيين نائب متاح للشخص نفسه وللمسؤولين فقط',
  'people.accounts.deputyOfApproversOnly': 'لا يُعيَّن نائب إلا لمن يبتّ في الطلبات',
  'people.accounts.deputyCannotSignIn': 'لا يمكن لهذا الشخص تسجيل الدخول',
  'people.accounts.ownDeputy': 'لا يمكن لأحد أن يكون نائبًا عن نفسه',
  'people.accounts.deputyDecides': 'يجب أن يكون النائب مديرًا أو مسؤولًا',
  'people.accounts.deputyOfAdmin': 'لا ينوب عن المسؤول إلا مسؤول آخر',
  'people.accounts.deputyEndBeforeStart': 'يجب ألا يسبق تاريخ النهاية تاريخ البداية',
  'people.accounts.deputyEndPast': 'لا يمكن أن يكون تاريخ النهاية في الماضي',
  'people.accounts.deputyOverlaps': 'يوجد نائب بالفعل لبعض هذه الأيام',
} satisfies Catalogue<typeof en>;
