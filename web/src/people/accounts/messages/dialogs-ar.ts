import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const ar = {
  'people.accounts.deactivateMany': 'تعطيل حسابات',
  'people.accounts.deactivateManyQuestion': ({ count }) =>
    plural('ar', count, {
      zero: 'لم يُحدَّد أي شخص.',
      one: 'هل تريد تعطيل حساب شخص واحد؟ سيُسجَّل خروجه من كل مكان فورًا. وتبقى سجلاته محفوظة.',
      two: 'هل تريد تعطيل حسابي شخصين؟ سيُسجَّل خروجهما من كل مكان فورًا. وتبقى سجلاتهما محفوظة.',
      few: `هل تريد تعطيل حسابات ${count} أشخاص؟ سيُسجَّل خروجهم من كل مكان فورًا. وتبقى سجلاتهم محفوظة.`,
      many: `هل تريد تعطيل حسابات ${count} شخصًا؟ سيُسجَّل خروجهم من كل مكان فورًا. وتبقى سجلاتهم محفوظة.`,
      other: `هل تريد تعطيل حسابات ${count} شخص؟ سيُسجَّل خروجهم من كل مكان فورًا. وتبقى سجلاتهم محفوظة.`,
    }),
  'people.accounts.changeRoles': 'تغيير الأدوار',
  'people.accounts.changeRolesHint': ({ count }) =>
    plural('ar', count, {
      zero: 'لم يُحدَّد أي شخص.',
      one: 'يسري الدور الجديد فورًا على شخص واحد.',
      two: 'يسري الدور الجديد فورًا على شخصين.',
      few: `يسري الدور الجديد فورًا على ${count} أشخاص.`,
      many: `يسري الدور الجديد فورًا على ${count} شخصًا.`,
      other: `يسري الدور الجديد فورًا على ${count} شخص.`,
    }),
  'people.accounts.moveMany': 'نقل أشخاص',
  'people.accounts.moveManyHint': ({ count }) =>
    plural('ar', count, {
      zero: 'لم يُحدَّد أي شخص.',
      one: 'سيتبع هذا القسم شخص واحد.',
      two: 'سيتبع هذا القسم شخصان.',
      few: `سيتبع هذا القسم ${count} أشخاص.`,
      many: `سيتبع هذا القسم ${count} شخصًا.`,
      other: `سيتبع هذا القسم ${count} شخص.`,
    }),
  'people.accounts.move': 'نقل',

  'people.accounts.cancel': 'إلغاء',
  'people.accounts.close': 'إغلاق',

  'people.accounts.removePhotoQuestion': ({ name }) => `ستظهر للجميع الأحرف الأولى من الاسم مجددًا: ${name}.`,
  'people.accounts.removingPhoto': 'جارٍ إزالة الصورة…',
  'people.accounts.photoRemoved': 'أُزيلت الصورة',
  'people.accounts.photoNotRemoved': 'تعذّرت إزالة الصورة',
  'people.accounts.deactivateTitle': 'تعطيل الحساب',
  'people.accounts.deactivateQuestion': ({ name }) =>
    `هل تريد تعطيل حساب ${name}؟ سيُسجَّل الخروج من كل مكان فورًا، ولن يكون تسجيل الدخول ممكنًا. وتبقى السجلات محفوظة.`,
  'people.accounts.deactivating': 'جارٍ التعطيل…',
  'people.accounts.userDeactivated': 'عُطِّل الحساب',
  'people.accounts.notDeactivated': 'تعذّر تعطيل الحساب',
  'people.accounts.reactivateTitle': 'إعادة تفعيل الحساب',
  'people.accounts.reactivateQuestion': ({ name }) =>
    `هل تريد إعادة تفعيل حساب ${name}؟ سيصبح تسجيل الدخول ممكنًا مجددًا ويُعدّ الحساب نشطًا.`,
  'people.accounts.newEmploymentStart': 'أول يوم في فترة عمل جديدة',
  'people.accounts.newEmploymentHint': 'يُترك فارغًا لمواصلة فترة العمل السابقة، ويُحذف آخر يوم فيها.',
  'people.accounts.keepBalance': 'الاحتفاظ بالرصيد المتبقي في نهاية فترة العمل السابقة',
  'people.accounts.reactivating': 'جارٍ إعادة التفعيل…',
  'people.accounts.userReactivated': 'أُعيد تفعيل الحساب',
  'people.accounts.notReactivated': 'تعذّرت إعادة تفعيل الحساب',

  'people.accounts.changeRoleTitle': ({ name }) => `تغيير الدور: ${name}`,
  'people.accounts.changeRoleHint': 'يسري فورًا.',
  'people.accounts.roles': 'الأدوار',
  'people.accounts.currentRole': ({ role }) => `${role} (الحالي)`,
  'people.accounts.roleChanged': 'غُيِّر الدور',
  'people.accounts.newRole': ({ name, role }) => `الدور الجديد (${name}): ${role}`,
  'people.accounts.roleNotChanged': 'تعذّر تغيير دور المستخدم',

  'people.accounts.dataTitle': ({ name }) => `بيانات ${name}`,
  'people.accounts.dataHint':
    'الحساب والجلسات والطلبات والأرصدة والفرق والرسائل وسجل التدقيق: كل ما هو محفوظ عن هذا الشخص. ويُقيَّد التصدير في السجل.',
  'people.accounts.exportJson': 'تصدير بصيغة JSON',
  'people.accounts.exportXlsx': 'تصدير ملف Excel (zip)',
  'people.accounts.exportZip': 'تصدير ملفات CSV (zip)',

  'people.accounts.eraseTitle': ({ name }) => `محو بيانات ${name}`,
  'people.accounts.eraseWarning': 'لا يمكن التراجع عن ذلك، ولا يمكن للشخص العودة بهذا الحساب.',
  'people.accounts.erasing': 'جارٍ المحو…',
  'people.accounts.personErased': 'مُحيت بيانات الشخص',
  'people.accounts.notErased': 'تعذّر محو بيانات الشخص',
  'people.accounts.whatGoes': 'ما يُحذف',
  'people.accounts.whatGoesList':
    'الأسماء والعناوين، وأسباب الطلبات وتسويات الأرصدة، والجلسات، والروابط، وما يذكره سجل التدقيق عن الشخص. وتُحذف أيضًا الرسائل التي تنتظر الإرسال أو فشل إرسالها وتذكر عنوانه، ومنها ما هو موجّه إلى آخرين.',
  'people.accounts.whatStays': 'ما يبقى',
  'people.accounts.whatStaysList':
    'الأيام والحالات والأرصدة والعضويات، باسم «شخص مُحيت بياناته»، لتبقى جميع الأعداد والمجاميع كما هي.',
  'people.accounts.typeAddress': 'للمحو، يلزم كتابة عنوان الشخص',
  'people.accounts.otherAddress': 'ليس هذا عنوان الشخص',

  'people.accounts.inviteHint': 'تُنشئ الدعوة حسابًا. ويمكن إرسال طريقة تسجيل الدخول بالبريد الإلكتروني.',
  'people.accounts.sendInvitation': 'دعوة',
  'people.accounts.inviting': 'جارٍ إرسال الدعوة…',
  'people.accounts.invited': 'تمت دعوة المستخدم',
  'people.accounts.notInvited': 'تعذّرت دعوة المستخدم',
  'people.accounts.emailPlaceholder': ({ domain }) => `\u2066name@${domain}\u2069`,
  'people.accounts.emailThem': 'إرسال طريقة تسجيل الدخول بالبريد الإلكتروني',
  'people.accounts.editTitle': ({ name }) => `تعديل: ${name}`,
  'people.accounts.save': 'حفظ التغييرات',
  'people.accounts.saving': 'جارٍ الحفظ…',
  'people.accounts.saved': 'حُفظت بيانات المستخدم',
  'people.accounts.notSaved': 'لم تُحفظ بيانات المستخدم',
  'people.accounts.emailHint': 'تغيير العنوان يسجّل خروج الشخص، ويصل إشعار إلى العنوانين كليهما.',
  'people.accounts.optionalNumber': 'الرقم الوظيفي (اختياري)',
  'people.accounts.optionalCostCentre': 'مركز التكلفة (اختياري)',
  'people.accounts.optionalStart': 'تاريخ التعيين (اختياري)',
  'people.accounts.startHint': 'عند الالتحاق خلال سنة الإجازات يُمنح جزء من أيامها.',
  'people.accounts.optionalLastDay': 'آخر يوم عمل (اختياري)',
  'people.accounts.lastDayHint':
    'يُترك فارغًا عند الاستمرار في العمل. الإجازات والعضويات التي أُنهيت معه لا تعود.',
  'people.accounts.reasonHint':
    'مطلوب لتغيير عنوانك أو تواريخ عملك، أو عنوان أحد المسؤولين: لا يوجد مسؤول غيرك، ويُذكر ذلك في سجل التدقيق.',

  'people.accounts.totalsLoading': 'جارٍ التحقق من الأثر في رصيد الإجازات',
  'people.accounts.totalsNotLoaded': 'تعذّر تحميل الأثر في رصيد الإجازات',
  'people.accounts.totalsChange': 'ستتغير إجماليات سنة الإجازات هذه',
  'people.accounts.totalsOfYear': ({ leaveYear }, { locale }) => periodText(leaveYear, locale),
  'people.accounts.vacationTotal': ({ before, after }, { locale }) =>
    `أيام الإجازة السنوية: ${formatNumber(before, locale)} ← ${formatNumber(after, locale)}`,
  'people.accounts.sickTotal': ({ before, after }, { locale }) =>
    `أيام الإجازة المرضية: ${formatNumber(before, locale)} ← ${formatNumber(after, locale)}`,
  'people.accounts.setByHand': ({ total }, texts) => `${texts.text(total)} (محدد يدويًا)`,
  'people.accounts.keptTotals': 'ما يبقى دون تغيير',
  'people.accounts.keepSetTotals': 'الإبقاء على ما حُدِّد يدويًا وتغيير الباقي',
  'people.accounts.keepTotals': 'الإبقاء على الإجماليات كما هي',
  'people.accounts.changeTotals': 'تغيير الإجماليات',
} satisfies Catalogue<typeof en>;
