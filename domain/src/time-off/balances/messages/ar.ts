import { dateText, longDateText, periodText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText } from '../../../leave/types/amount.ts';
import type { Available, en } from './en.ts';

export const ar = {
  'time-off.balances.reason': 'السبب',
  'time-off.balances.account': 'الحساب',
  'time-off.balances.adjustment': 'التسوية',
  'time-off.balances.type': 'النوع',
  'time-off.balances.user': 'المستخدم',
  'time-off.balances.on': 'بتاريخ',
  'time-off.balances.from': 'من',
  'time-off.balances.to': 'إلى',
  'time-off.balances.expiresOn': 'تنتهي الصلاحية في',
  'time-off.balances.leaveYearStart': 'سنة الإجازات من',
  'time-off.balances.noLeaveYearStart': 'ليس هذا أول يوم في سنة إجازات',
  'time-off.balances.nothingExpires': 'لا تنتهي صلاحية أي شيء من سنة الإجازات هذه',
  'time-off.balances.earlierExpiry': ({ day }, { locale }) =>
    `لا يمكن أن تنتهي الصلاحية قبل ${longDateText(day, locale)} وفق القواعد`,
  'time-off.balances.toBeforeFrom': 'يجب ألا يسبق تاريخ «إلى» تاريخ «من»',
  'time-off.balances.vacationDays': 'أيام الإجازة السنوية',
  'time-off.balances.sickDays': 'أيام الإجازة المرضية',
  'time-off.balances.daysRequired': 'يلزم تحديد أيام الإجازة السنوية أو أيام الإجازة المرضية',
  'time-off.balances.number': ({ label }, texts) => `يجب أن يكون حقل «${texts.text(label)}» رقمًا`,
  'time-off.balances.least': ({ label, least }, texts) =>
    `يجب ألا تقل قيمة حقل «${texts.text(label)}» عن ${least}`,
  'time-off.balances.most': ({ label, most }, texts) =>
    `يجب ألا تزيد قيمة حقل «${texts.text(label)}» على ${most}`,
  'time-off.balances.halfDays': ({ label }, texts) =>
    `يجب أن تكون قيمة حقل «${texts.text(label)}» بأيام كاملة أو أنصاف أيام`,
  'time-off.balances.onlyAdminsSet': 'تحديد رصيد الإجازات متاح للمسؤولين فقط',
  'time-off.balances.othersForbidden': 'لا تتوفر لديك صلاحية الاطلاع على أرصدة إجازات الآخرين',
  'time-off.balances.personForbidden': 'لا تتوفر لديك صلاحية الاطلاع على رصيد إجازات هذا الشخص',
  'time-off.balances.ownBalance': 'لا يمكن تحديد رصيد إجازاتك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'time-off.balances.belowUsed': ({ used }, { locale }) =>
    `لا يمكن أن يقل الإجمالي عن عدد الأيام المستخدمة بالفعل: ${formatNumber(used, locale)}`,
  'time-off.balances.unreachableTotal':
    'لا يمكن بلوغ هذا الإجمالي لأن خطة الإجازات تتغير خلال سنة الإجازات؛ يمكن إجراء تسوية للرصيد بدلًا من ذلك',
  'time-off.balances.vacationWouldBe': ({ total }, { locale }) =>
    `سيصبح عدد أيام الإجازة السنوية ${formatNumber(total, locale)}: يُرجى الإبقاء على الإجمالي المحدد`,
  'time-off.balances.sickWouldBe': ({ total }, { locale }) =>
    `سيصبح عدد أيام الإجازة المرضية ${formatNumber(total, locale)}: يُرجى الإبقاء على الإجمالي المحدد`,
  'time-off.balances.closedYear': ({ year }) =>
    `سنة الإجازات ${year} مقفلة. يُرجى طلب التصحيح من الموارد البشرية.`,
  'time-off.balances.closedUntil': ({ day }, { locale }) =>
    `الفترة حتى ${longDateText(day, locale)} مقفلة. يُرجى طلب التصحيح من الموارد البشرية.`,
  'time-off.balances.correctByAdjustment': 'سيغيّر هذا سنة مقفلة؛ يكون التصحيح بتسوية في السنة المفتوحة',

  'time-off.balances.startInPast': 'لا يمكن أن يكون تاريخ البداية في الماضي',
  'time-off.balances.notOffered': ({ type }) => `هذا النوع غير متوفر في هذه الأيام: ${type}`,
  'time-off.balances.tooSoon': ({ days }) =>
    plural('ar', days, {
      zero: 'يمكن أن يكون تاريخ البداية اليوم',
      one: 'يجب أن يكون تاريخ البداية بعد يوم واحد من اليوم على الأقل',
      two: 'يجب أن يكون تاريخ البداية بعد يومين من اليوم على الأقل',
      few: `يجب أن يكون تاريخ البداية بعد ${days} أيام من اليوم على الأقل`,
      many: `يجب أن يكون تاريخ البداية بعد ${days} يومًا من اليوم على الأقل`,
      other: `يجب أن يكون تاريخ البداية بعد ${days} يوم من اليوم على الأقل`,
    }),
  'time-off.balances.tooLate': ({ days }) =>
    plural('ar', days, {
      zero: 'لا يمكن أن يكون تاريخ البداية في الماضي',
      one: 'لا يمكن أن يسبق تاريخ البداية اليوم بأكثر من يوم واحد',
      two: 'لا يمكن أن يسبق تاريخ البداية اليوم بأكثر من يومين',
      few: `لا يمكن أن يسبق تاريخ البداية اليوم بأكثر من ${days} أيام`,
      many: `لا يمكن أن يسبق تاريخ البداية اليوم بأكثر من ${days} يومًا`,
      other: `لا يمكن أن يسبق تاريخ البداية اليوم بأكثر من ${days} يوم`,
    }),
  'time-off.balances.endBeforeStart': 'لا يمكن أن ينتهي الطلب قبل بدايته',
  'time-off.balances.wholeDaysOnly': ({ type }) => `يؤخذ هذا النوع بأيام كاملة: ${type}`,
  'time-off.balances.daysOnly': ({ type }) => `يؤخذ هذا النوع بالأيام: ${type}`,
  'time-off.balances.hoursOfOneDay': 'لا يمكن طلب ساعات إلا في يوم واحد',
  'time-off.balances.usableAfter': ({ type, months }) =>
    plural('ar', months, {
      zero: `يمكن أخذ هذا النوع منذ التعيين: ${type}`,
      one: `يمكن أخذ هذا النوع بعد شهر واحد من الخدمة: ${type}`,
      two: `يمكن أخذ هذا النوع بعد شهرين من الخدمة: ${type}`,
      few: `يمكن أخذ هذا النوع بعد ${months} أشهر من الخدمة: ${type}`,
      many: `يمكن أخذ هذا النوع بعد ${months} شهرًا من الخدمة: ${type}`,
      other: `يمكن أخذ هذا النوع بعد ${months} شهر من الخدمة: ${type}`,
    }),
  'time-off.balances.fewerHours': ({ clock }) => `لا تتجاوز ساعات العمل في هذا اليوم ${clock}`,
  'time-off.balances.mostAtOnce': ({ type, days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: `لا يمكن أخذ هذا النوع: ${type}`,
      one: `الحد الأقصى في المرة الواحدة لهذا النوع (${type}): يوم واحد`,
      two: `الحد الأقصى في المرة الواحدة لهذا النوع (${type}): يومان`,
      few: `الحد الأقصى في المرة الواحدة لهذا النوع (${type}): ${number} أيام`,
      many: `الحد الأقصى في المرة الواحدة لهذا النوع (${type}): ${number} يومًا`,
      other: `الحد الأقصى في المرة الواحدة لهذا النوع (${type}): ${number} يوم`,
    });
  },
  'time-off.balances.noBusinessDay': 'يجب أن يتضمن الطلب يوم عمل واحدًا على الأقل (من الاثنين إلى الجمعة)',
  'time-off.balances.nothingToTake': 'لا يوجد ما يمكن أخذه: هذه الأيام أيام راحة أو عطلات رسمية',
  'time-off.balances.fewerVacationDays': (given, texts) =>
    `أيام الإجازة السنوية غير كافية. ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerVacationHours': (given, texts) =>
    `ساعات الإجازة السنوية غير كافية. ${hoursAvailable(given, texts)}`,
  'time-off.balances.fewerDaysOf': ({ type, ...given }, texts) =>
    `الأيام غير كافية (${type}). ${daysAvailable(given, texts)}`,
  'time-off.balances.fewerHoursOf': ({ type, ...given }, texts) =>
    `الساعات غير كافية (${type}). ${hoursAvailable(given, texts)}`,
  'time-off.balances.inLeaveYear': ({ fault, leaveYear }, texts) =>
    `${texts.text(fault)} المقصود سنة الإجازات ${leaveYear}.`,

  'time-off.balances.wholeDay': 'يوم كامل',
  'time-off.balances.partOfDay': 'جزء من اليوم',
  'time-off.balances.morning': 'صباحًا',
  'time-off.balances.afternoon': 'بعد الظهر',
  'time-off.balances.workingDay': 'يوم عمل',
  'time-off.balances.freeDay': 'يوم راحة',
  'time-off.balances.weekend': 'عطلة نهاية الأسبوع',
  'time-off.balances.notEmployed': 'خارج مدة الخدمة',
  'time-off.balances.publicHoliday': ({ name }) => `عطلة رسمية: ${name}`,
  'time-off.balances.halfHoliday': ({ name }) => `عطلة نصف يوم: ${name}`,
  'time-off.balances.takesNothing': ({ reason }, texts) => `${texts.text(reason)}، لا يُخصم من الرصيد`,
  'time-off.balances.asApproved': 'كما قُبل',
  'time-off.balances.chargedSince': 'خُصم بعد القبول',
  'time-off.balances.refundOfHoliday': ({ date, name, addedOn }, { locale }) => {
    const added = addedOn === undefined ? '' : ` (أُضيفت في ${dateText(addedOn, locale)})`;
    return `استرداد: أصبح ${dateText(date, locale)} عطلة، ${name}${added}`;
  },
  'time-off.balances.refundOfWork': 'استرداد: تغيّرت أيام العمل منذ ذلك الحين',
  'time-off.balances.notTakenInTime': 'لم يُستخدم في الوقت المحدد',
  'time-off.balances.absence': ({ type, startDate, endDate }, texts) =>
    `${texts.text(type)} ${periodText({ startDate, endDate }, texts.locale)}`,
  'time-off.balances.keptForAbsence': ({ until, isAtLeast, absences }, texts) => {
    const day = longDateText(until, texts.locale);
    const because = formatList(absences.map(texts.text), texts.locale);
    return isAtLeast ? `محفوظ حتى ${day} على الأقل: ${because}` : `محفوظ حتى ${day}: ${because}`;
  },
  'time-off.balances.keptByHr': ({ until, reason }, { locale }) =>
    `محفوظ حتى ${longDateText(until, locale)}: ${reason}`,
  'time-off.balances.keptLeave': ({ amount, unit, type, date, because }, texts) =>
    `${type}: ${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'يوم' : 'ساعة'} كانت صلاحيتها ستنتهي في ${longDateText(date, texts.locale)}. ${texts.text(because)}`,
  'time-off.balances.notWarned': 'لم تنتهِ صلاحيته: لم يُرسل تنبيه',
  'time-off.balances.debtForgiven': 'لم يُرحَّل إلى سنة الإجازات التالية',
  'time-off.balances.settled': 'يبقى مع فترة العمل السابقة',
} satisfies Catalogue<typeof en>;

function daysAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  const days = formatNumber(available, locale);
  return isOwn ? `عدد الأيام المتاحة لك: ${days}.` : `عدد الأيام المتاحة لهذا الشخص: ${days}.`;
}

function hoursAvailable({ available, isOwn }: Available, { locale }: Texts): string {
  const hours = formatNumber(available, locale);
  return isOwn ? `عدد الساعات المتاحة لك: ${hours}.` : `عدد الساعات المتاحة لهذا الشخص: ${hours}.`;
}
