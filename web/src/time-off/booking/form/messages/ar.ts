import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodTextBeside, periodTextInYear } from '@almanac/domain/calendar/date-text';
import { formatList, formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { Excess, en, Left } from './en.ts';

function dayIn(date: CalendarDate, { locale }: Texts): string {
  return periodTextInYear({ startDate: date, endDate: date }, locale);
}

function beyond({ amount, isOwn, year }: Excess & { year?: string | undefined }): string {
  const left = isOwn ? 'الرصيد المتبقي لك' : 'الرصيد المتبقي لهذا الشخص';
  return `${amount} زيادةً على ${left}${year === undefined ? '' : ` في ${year}`}`;
}

function remains({ left, isOwn, year }: Left): string {
  const forWhom = isOwn ? 'المتبقي لك بعد ذلك' : 'المتبقي لهذا الشخص بعد ذلك';
  return `${forWhom} ${year === undefined ? 'هذه السنة' : `في ${year}`}: ${left}.`;
}

export const ar = {
  'time-off.booking.total': ({ period, today, amount }, { locale }) =>
    `${periodTextBeside(period, { startDate: today, endDate: today }, locale)}: ${amount}.`,
  'time-off.booking.publicHolidayOn': ({ day, name }, texts) => `${dayIn(day, texts)} عطلة (${name})`,
  'time-off.booking.halfHolidayOn': ({ day, share, name }, texts) =>
    `${dayIn(day, texts)} ${share} (عطلة نصف يوم: ${name})`,
  'time-off.booking.morningOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (صباحًا)`,
  'time-off.booking.afternoonOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (بعد الظهر)`,
  'time-off.booking.partOf': ({ day, share }, texts) => `${dayIn(day, texts)} ${share} (جزء من اليوم)`,
  'time-off.booking.notEmployedOn': ({ day, share }, texts) =>
    `${dayIn(day, texts)} ${share} (خارج مدة الخدمة)`,
  'time-off.booking.specialDays': ({ days, more }, { locale }) => {
    const number = formatNumber(more, locale);
    const others = plural('ar', more, {
      zero: 'لا أيام أخرى',
      one: 'يوم آخر',
      two: 'يومان آخران',
      few: `${number} أيام أخرى`,
      many: `${number} يومًا آخر`,
      other: `${number} يوم آخر`,
    });
    return more > 0
      ? `${formatList(days, locale, 'plain')} و${others}.`
      : `${formatList(days, locale, 'plain')}.`;
  },
  'time-off.booking.excess': (given) => beyond(given),
  'time-off.booking.excessInYear': (given) => beyond(given),
  'time-off.booking.excessSentence': (given) => `${beyond(given)}.`,
  'time-off.booking.leaves': ({ left }) => `المتبقي ${left}`,
  'time-off.booking.leavesInYear': ({ left, year }) => `المتبقي ${left} في ${year}`,
  'time-off.booking.yearTakes': ({ year, amount }) => `${year}: ${amount}`,
  'time-off.booking.yearLeaves': ({ year, amount, left }) => `${year}: ${amount}، المتبقي ${left}`,
  'time-off.booking.yearExceeds': ({ year, amount, excess, isOwn }) =>
    `${year}: ${amount}، ${beyond({ amount: excess, isOwn })}`,
  'time-off.booking.years': ({ years }) => `${years.join('؛ ')}.`,
  'time-off.booking.takesNothing': ({ isOwn }) =>
    isOwn ? 'لا يُخصم شيء من رصيدك.' : 'لا يُخصم شيء من رصيد هذا الشخص.',
  'time-off.booking.leavesSentence': (given) => remains(given),
  'time-off.booking.leavesNoSickDays': (given) => `${remains(given)} يجوز أن تتجاوزها الإجازة المرضية.`,
  'time-off.booking.vacationDays': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: '0 أيام إجازة سنوية',
      one: 'يوم إجازة سنوية واحد',
      two: 'يوما إجازة سنوية',
      few: `${number} أيام إجازة سنوية`,
      many: `${number} يوم إجازة سنوية`,
      other: `${number} يوم إجازة سنوية`,
    });
  },
  'time-off.booking.sickDays': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: '0 أيام إجازة مرضية',
      one: 'يوم إجازة مرضية واحد',
      two: 'يوما إجازة مرضية',
      few: `${number} أيام إجازة مرضية`,
      many: `${number} يوم إجازة مرضية`,
      other: `${number} يوم إجازة مرضية`,
    });
  },
  'time-off.booking.runningParts': ({ amount, effects }, { locale }) =>
    effects.length === 0 ? amount : `${amount} · ${formatList(effects, locale, 'plain')}`,
  'time-off.booking.chooseDays': 'اختيار أول يوم، ثم آخر يوم.',
  'time-off.booking.chooseDates': 'يظهر عدد الأيام المستخدمة بعد اختيار التواريخ.',
  'time-off.booking.checking': 'جارٍ التحقق من التقويم…',
  'time-off.booking.notChecked': ({ isOwn }) =>
    `تعذّر التحقق حتى الآن. ${isOwn ? 'يُتحقق من طلبك عند إرساله.' : 'يُتحقق من الطلب عند إرساله.'}`,
  'time-off.booking.noOneDecides': 'لا يمكن لأحد غيرك البتّ فيه',
  'time-off.booking.noOneDecidesHint':
    'لا يوجد مسؤول غيرك، لذلك يمكنك البتّ فيه بنفسك في «طلباتي» مع ذكر السبب.',
  'time-off.booking.overlap': 'تتداخل هذه الأيام مع طلب آخر',
  'time-off.booking.overlapping': ({ type, days }) => `${type}، ${days}`,
  'time-off.booking.yearClosed': 'سنة الإجازات هذه مقفلة',
  'time-off.booking.notChangeable': 'لا يمكن تغيير هذا الطلب',
  'time-off.booking.awayThen': ({ people, more }, { locale }) => {
    const names = formatList(people, locale, 'plain');
    return more > 0
      ? `الغائبون حينها: ${names} و${formatNumber(more, locale)} غيرهم`
      : `الغائبون حينها: ${names}`;
  },
  'time-off.booking.absence': ({ name, days, type, isPending }, { locale }) =>
    `${name} (${formatList([...(type === undefined ? [] : [type]), days, ...(isPending ? ['قيد الانتظار'] : [])], locale, 'plain')})`,
  'time-off.booking.typesNotLoaded': 'تعذّر تحميل أنواع الإجازات',
  'time-off.booking.type': 'النوع',
  'time-off.booking.when': 'الموعد',
  'time-off.booking.startDate': 'تاريخ البداية',
  'time-off.booking.endDate': 'تاريخ النهاية',
  'time-off.booking.tomorrow': 'غدًا',
  'time-off.booking.hours': 'الساعات (اختياري)',
  'time-off.booking.hoursHint': ({ isOwn }) =>
    isOwn ? 'مثل 2:30. فارغ: كل ساعات عملك.' : 'مثل 2:30. فارغ: كل ساعات عمل هذا الشخص.',
  'time-off.booking.hoursFormat': 'تُكتب الساعات بالصيغة 2:30 أو 2.5',
  'time-off.booking.hoursTooFew': 'يجب أن يكون عدد الساعات أكبر من 0',
  'time-off.booking.hoursTooMany': 'يجب ألا يزيد عدد الساعات على 24',
  'time-off.booking.fromPast': ({ day }, { locale }) =>
    `يمكن طلب أيام ماضية بدءًا من ${dateText(day, locale)}.`,
  'time-off.booking.fromFuture': ({ day }, { locale }) => `يمكن أن تكون البداية من ${dateText(day, locale)}.`,
  'time-off.booking.autoApproved': 'لا تتطلب موافقة؛ ويُخطَر مسؤولو الموافقة.',
  'time-off.booking.documentExpected': 'يلزم تقديم مستند.',
  'time-off.booking.documentExpectedAfter': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: 'يلزم تقديم مستند عند تجاوز 0 أيام.',
      one: 'يلزم تقديم مستند عند تجاوز يوم واحد.',
      two: 'يلزم تقديم مستند عند تجاوز يومين.',
      few: `يلزم تقديم مستند عند تجاوز ${number} أيام.`,
      many: `يلزم تقديم مستند عند تجاوز ${number} يومًا.`,
      other: `يلزم تقديم مستند عند تجاوز ${number} يوم.`,
    });
  },
  'time-off.booking.reasonLabel': 'السبب',
  'time-off.booking.reasonOptional': 'السبب (اختياري)',
  'time-off.booking.status': 'الحالة',
  'time-off.booking.days': 'الأيام',
  'time-off.booking.submit': 'إرسال الطلب',
  'time-off.booking.submitting': 'جارٍ الإرسال…',
  'time-off.booking.submitted': 'أُرسل طلب الإجازة',
  'time-off.booking.notSubmitted': 'لم يُرسل طلبك',
  'time-off.booking.saveChanges': 'حفظ التغييرات',
  'time-off.booking.saving': 'جارٍ الحفظ…',
  'time-off.booking.changed': 'عُدِّل طلب الإجازة',
  'time-off.booking.notChanged': 'لم تُحفظ تغييراتك',
  'time-off.booking.savedTime': ({ type, time }) => `${type}، ${time}`,
} satisfies Catalogue<typeof en>;
