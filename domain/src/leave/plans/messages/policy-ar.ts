import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en, InUnit, Unused } from './policy-en.ts';

export const ar = {
  'leave.plans.notOffered': 'غير متوفر',
  'leave.plans.onlyCounted': 'بلا حد، للإحصاء فقط',
  'leave.plans.sentence': ({ clauses }, texts) => clauses.map((clause) => texts.text(clause)).join('، '),
  'leave.plans.granted': ({ grants, rhythm }, texts) => {
    const amounts = grants.map((grant) => texts.text(grant));
    return `${formatList(amounts, texts.locale)} ${texts.text(rhythm)}`;
  },
  'leave.plans.yearlyGrant': ({ name, perYear, unit, later }, texts) => {
    const steps = later.map(
      (step) => `${formatNumber(step.perYear, texts.locale)} بعد ${duration(step.afterMonths)}`,
    );
    const amounts = [`${amountOf({ amount: perYear, unit }, texts)} سنويًا`, ...steps].join('، ');
    return name === null ? amounts : `${amounts} (${name})`;
  },
  'leave.plans.onAnniversary': 'في الذكرى السنوية للتعيين',
  'leave.plans.onDay': ({ day }, texts) => `في ${dayText(day, day, texts.locale)}`,
  'leave.plans.atYearEnd': 'في نهاية سنة الإجازات',
  'leave.plans.monthly': ({ at }) =>
    at === 'START' ? 'بأجزاء متساوية في بداية كل شهر' : 'بأجزاء متساوية في نهاية كل شهر',
  'leave.plans.halfMonthly': ({ at }) =>
    at === 'START' ? 'بأجزاء متساوية في بداية كل نصف شهر' : 'بأجزاء متساوية في نهاية كل نصف شهر',
  'leave.plans.twoWeekly': ({ payDay }, texts) =>
    payDay === null
      ? 'بأجزاء متساوية كل أسبوعين'
      : `بأجزاء متساوية كل أسبوعين، مع احتساب أيام صرف الراتب من ${dateText(payDay, texts.locale)}`,
  'leave.plans.begunMonths': 'عند الالتحاق: بحسب الأشهر التي بدأت',
  'leave.plans.fullMonths': 'عند الالتحاق: بحسب الأشهر الكاملة',
  'leave.plans.employmentMonthsOnly': 'عند الالتحاق: بحسب أشهر التوظيف الكاملة',
  'leave.plans.byDays': 'عند الالتحاق: بحسب الأيام',
  'leave.plans.allOfIt': 'عند الالتحاق: المقدار كاملًا',
  'leave.plans.atLeast': ({ perYear, unit, waitingMonths }, texts) => {
    const least = `الحد الأدنى: ${amountOf({ amount: perYear, unit }, texts)} سنويًا`;
    return waitingMonths === 0 ? least : `${least} بعد ${duration(waitingMonths)} من التوظيف`;
  },
  'leave.plans.reducedByAbsences': 'مع التخفيض بسبب الغياب',
  'leave.plans.unusedExpires': ({ unit }) =>
    unit === 'DAY' ? 'تنتهي صلاحية الأيام غير المستخدمة' : 'تنتهي صلاحية الساعات غير المستخدمة',
  'leave.plans.unusedKept': (unused, texts) => `الاحتفاظ بما لم يُستخدم: ${unusedOf(unused, texts)}`,
  'leave.plans.unusedFor': ({ months, ...unused }, texts) =>
    `الاحتفاظ بما لم يُستخدم مدة إضافية (${duration(months)}): ${unusedOf(unused, texts)}`,
  'leave.plans.unusedUntil': ({ day, ...unused }, texts) =>
    `الاحتفاظ بما لم يُستخدم حتى ${dayText(day, day, texts.locale)}: ${unusedOf(unused, texts)}`,
  'leave.plans.ofGrant': ({ clause, name }, texts) => `${texts.text(clause)} (${name})`,
  'leave.plans.holidaysIncluded': 'بما في ذلك العطلات الرسمية',
  'leave.plans.onlyAfterWarning': 'لا تنتهي صلاحية شيء دون تنبيه',
  'leave.plans.neverMoreThan': (cap, texts) => `الحد الأقصى: ${amountOf(cap, texts)}`,
  'leave.plans.mayBeExceeded': 'مع إمكانية التجاوز',
  'leave.plans.inAdvance': (overdraft, texts) => `استخدام الرصيد مقدمًا: ${amountOf(overdraft, texts)}`,
  'leave.plans.usableAfter': ({ months }) => `قابل للاستخدام بعد ${duration(months)}`,
  'leave.plans.daysAhead': ({ days }) =>
    plural('ar', days, {
      zero: 'يُطلب دون مهلة مسبقة',
      one: 'يُطلب قبل يوم واحد',
      two: 'يُطلب قبل يومين',
      few: `يُطلب قبل ${days} أيام`,
      many: `يُطلب قبل ${days} يومًا`,
      other: `يُطلب قبل ${days} يوم`,
    }),
  'leave.plans.daysLate': ({ days }) =>
    plural('ar', days, {
      zero: 'لا يجوز الإبلاغ متأخرًا',
      one: 'يجوز الإبلاغ متأخرًا بيوم واحد',
      two: 'يجوز الإبلاغ متأخرًا بيومين',
      few: `يجوز الإبلاغ متأخرًا حتى ${days} أيام`,
      many: `يجوز الإبلاغ متأخرًا حتى ${days} يومًا`,
      other: `يجوز الإبلاغ متأخرًا حتى ${days} يوم`,
    }),
  'leave.plans.daysAtATime': ({ days }) =>
    plural('ar', days, {
      zero: 'لا أيام في المرة الواحدة',
      one: 'يوم واحد على الأكثر في المرة الواحدة',
      two: 'يومان على الأكثر في المرة الواحدة',
      few: `${days} أيام على الأكثر في المرة الواحدة`,
      many: `${days} يومًا على الأكثر في المرة الواحدة`,
      other: `${days} يوم على الأكثر في المرة الواحدة`,
    }),
  'leave.plans.copied': ({ number }) => (number === 1 ? '(نسخة)' : `(نسخة ${number})`),
  'leave.plans.statutoryGrant': 'قانونية',
  'leave.plans.extraGrant': 'إضافية',

  'leave.plans.germany': 'ألمانيا',
  'leave.plans.germanyNote':
    'المعتاد ثلاثون يومًا، ويشترط القانون أربعة أسابيع. يمكن أخذ الأيام غير المستخدمة حتى نهاية مارس.',
  'leave.plans.unitedKingdom': 'المملكة المتحدة',
  'leave.plans.unitedKingdomNote': '5.6 أسابيع بموجب القانون، بما فيها العطلات الرسمية.',
  'leave.plans.france': 'فرنسا',
  'leave.plans.franceNote':
    '25 يوم عمل (jours ouvrés، أي 30 jours ouvrables)، تُكتسب شهرًا بشهر بدءًا من يونيو وتؤخذ حتى نهاية سنة الإجازات التالية. لا تُحتسب الأيام من الاثنين إلى الجمعة وحدها إلا إذا ضُبط النوع على ذلك.',
  'leave.plans.unitedStates': 'الولايات المتحدة',
  'leave.plans.unitedStatesNote':
    'يُكتسب الرصيد كل أسبوعين مع الراتب، ويُرحَّل أسبوع واحد. يلزم ضبط يوم صرف الراتب على أحد أيام الصرف لديكم.',
  'leave.plans.netherlands': 'هولندا',
  'leave.plans.netherlandsNote':
    'أربعة أسابيع بموجب القانون تؤخذ خلال نصف السنة التالي، وأسبوع إضافي يُحتفظ به خمس سنوات.',
} satisfies Catalogue<typeof en>;

function unusedOf({ limit, unit }: Unused, texts: Texts): string {
  if (limit === null) return unit === 'DAY' ? 'كل الأيام' : 'كل الساعات';
  return `${amountOf({ amount: limit, unit }, texts)} على الأكثر`;
}

function amountOf({ amount, unit }: InUnit, texts: Texts): string {
  const number = formatNumber(amount, texts.locale);
  return unit === 'DAY'
    ? plural('ar', amount, {
        zero: '0 أيام',
        one: 'يوم واحد',
        two: 'يومان',
        few: `${number} أيام`,
        many: `${number} يومًا`,
        other: `${number} يوم`,
      })
    : plural('ar', amount, {
        zero: '0 ساعات',
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: `${number} ساعات`,
        many: `${number} ساعة`,
        other: `${number} ساعة`,
      });
}

function duration(months: number): string {
  const years = months / 12;
  return months > 0 && Number.isInteger(years)
    ? plural('ar', years, {
        zero: '0 سنوات',
        one: 'سنة واحدة',
        two: 'سنتين',
        few: `${years} سنوات`,
        many: `${years} سنة`,
        other: `${years} سنة`,
      })
    : plural('ar', months, {
        zero: '0 أشهر',
        one: 'شهر واحد',
        two: 'شهرين',
        few: `${months} أشهر`,
        many: `${months} شهرًا`,
        other: `${months} شهر`,
      });
}
