import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function moved({ amount, isMost, type }: { amount: string; isMost: boolean; type?: string }): string {
  const most = isMost ? `حتى ${amount}` : amount;
  return type === undefined ? most : `${most} (${type})`;
}

export const ar = {
  'work-time.rule-changes.loadingPreview': 'جارٍ تحميل المعاينة',
  'work-time.rule-changes.quietToday': 'لا يتغير أي رصيد اليوم.',
  'work-time.rule-changes.quietOn': ({ day }) => `لا يتغير أي رصيد في ${day}.`,
  'work-time.rule-changes.availableToday': 'المتاح اليوم، قبل التغيير وبعده.',
  'work-time.rule-changes.availableOn': ({ day }) => `المتاح في ${day}، قبل التغيير وبعده.`,
  'work-time.rule-changes.people': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('ar', count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${number} أشخاص`,
      many: `${number} شخصًا`,
      other: `${number} شخص`,
    });
  },
  'work-time.rule-changes.gain': (given) =>
    plural('ar', given.count, {
      zero: `زيادة لدى 0 أشخاص: ${moved(given)}`,
      one: `زيادة لدى شخص واحد: ${moved(given)}`,
      two: `زيادة لدى شخصين: ${moved(given)}`,
      few: `زيادة لدى ${given.count} أشخاص: ${moved(given)}`,
      many: `زيادة لدى ${given.count} شخصًا: ${moved(given)}`,
      other: `زيادة لدى ${given.count} شخص: ${moved(given)}`,
    }),
  'work-time.rule-changes.lose': (given) =>
    plural('ar', given.count, {
      zero: `نقص لدى 0 أشخاص: ${moved(given)}`,
      one: `نقص لدى شخص واحد: ${moved(given)}`,
      two: `نقص لدى شخصين: ${moved(given)}`,
      few: `نقص لدى ${given.count} أشخاص: ${moved(given)}`,
      many: `نقص لدى ${given.count} شخصًا: ${moved(given)}`,
      other: `نقص لدى ${given.count} شخص: ${moved(given)}`,
    }),
  'work-time.rule-changes.getUnlimited': ({ count }) =>
    plural('ar', count, {
      zero: 'إجازة بلا حد تُضاف لدى 0 أشخاص',
      one: 'إجازة بلا حد تُضاف لدى شخص واحد',
      two: 'إجازة بلا حد تُضاف لدى شخصين',
      few: `إجازة بلا حد تُضاف لدى ${count} أشخاص`,
      many: `إجازة بلا حد تُضاف لدى ${count} شخصًا`,
      other: `إجازة بلا حد تُضاف لدى ${count} شخص`,
    }),
  'work-time.rule-changes.loseUnlimited': ({ count }) =>
    plural('ar', count, {
      zero: 'إجازة بلا حد تُلغى لدى 0 أشخاص',
      one: 'إجازة بلا حد تُلغى لدى شخص واحد',
      two: 'إجازة بلا حد تُلغى لدى شخصين',
      few: `إجازة بلا حد تُلغى لدى ${count} أشخاص`,
      many: `إجازة بلا حد تُلغى لدى ${count} شخصًا`,
      other: `إجازة بلا حد تُلغى لدى ${count} شخص`,
    }),
  'work-time.rule-changes.becomeOverdrawn': ({ count }) =>
    plural('ar', count, {
      zero: 'رصيد يصبح سالبًا لدى 0 أشخاص',
      one: 'رصيد يصبح سالبًا لدى شخص واحد',
      two: 'رصيد يصبح سالبًا لدى شخصين',
      few: `رصيد يصبح سالبًا لدى ${count} أشخاص`,
      many: `رصيد يصبح سالبًا لدى ${count} شخصًا`,
      other: `رصيد يصبح سالبًا لدى ${count} شخص`,
    }),
  'work-time.rule-changes.requestsRecounted': ({ count }) =>
    plural('ar', count, {
      zero: 'إعادة احتساب 0 طلبات',
      one: 'إعادة احتساب طلب واحد',
      two: 'إعادة احتساب طلبين',
      few: `إعادة احتساب ${count} طلبات`,
      many: `إعادة احتساب ${count} طلبًا`,
      other: `إعادة احتساب ${count} طلب`,
    }),
  'work-time.rule-changes.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('ar', days, {
      zero: `${number} أيام`,
      one: days < 0 ? `${number} يوم` : 'يوم واحد',
      two: days < 0 ? `${number} يوم` : 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
  },
  'work-time.rule-changes.hours': ({ clock }) => `${clock} ساعة`,
  'work-time.rule-changes.noLimit': 'بلا حد',
  'work-time.rule-changes.peopleAffected': 'الأشخاص المعنيون',
  'work-time.rule-changes.person': 'الشخص',
  'work-time.rule-changes.type': 'النوع',
  'work-time.rule-changes.types': 'الأنواع',
  'work-time.rule-changes.before': 'قبل',
  'work-time.rule-changes.after': 'بعد',
  'work-time.rule-changes.typeBefore': ({ type }) => `${type}: قبل`,
  'work-time.rule-changes.typeAfter': ({ type }) => `${type}: بعد`,
  'work-time.rule-changes.difference': 'الفرق',
  'work-time.rule-changes.compare': 'مقارنة',
  'work-time.rule-changes.compareOf': ({ name }) => `مقارنة الأرصدة: ${name}`,
  'work-time.rule-changes.overdrawn': 'رصيد سالب',
  'work-time.rule-changes.recounted': ({ count }) => `أُعيد احتسابها: ${count}`,
  'work-time.rule-changes.unchanged': 'بلا تغيير',
  'work-time.rule-changes.balancesOf': ({ name }) => `الأرصدة: ${name}`,
  'work-time.rule-changes.back': 'العودة إلى المعاينة',
  'work-time.rule-changes.effectChanged': 'تغيّر الأثر',
  'work-time.rule-changes.effectChangedHint':
    'حدث تغيير آخر في هذه الأثناء، لذلك لم يُطبَّق شيء. هذا هو الأثر الحالي.',
  'work-time.rule-changes.notRemoved': 'لم يُزَل شيء',
  'work-time.rule-changes.notApplied': 'لم يُطبَّق التغيير',
  'work-time.rule-changes.applying': 'جارٍ التطبيق…',
  'work-time.rule-changes.deleting': 'جارٍ الحذف…',
  'work-time.rule-changes.takingBack': 'جارٍ التراجع…',
  'work-time.rule-changes.delete': 'حذف',
  'work-time.rule-changes.takeBack': 'تراجع',
  'work-time.rule-changes.deleteFor': ({ count }) =>
    plural('ar', count, {
      zero: 'حذف لدى 0 أشخاص',
      one: 'حذف لدى شخص واحد',
      two: 'حذف لدى شخصين',
      few: `حذف لدى ${count} أشخاص`,
      many: `حذف لدى ${count} شخصًا`,
      other: `حذف لدى ${count} شخص`,
    }),
  'work-time.rule-changes.takeBackFor': ({ count }) =>
    plural('ar', count, {
      zero: 'تراجع لدى 0 أشخاص',
      one: 'تراجع لدى شخص واحد',
      two: 'تراجع لدى شخصين',
      few: `تراجع لدى ${count} أشخاص`,
      many: `تراجع لدى ${count} شخصًا`,
      other: `تراجع لدى ${count} شخص`,
    }),
  'work-time.rule-changes.applyTo': ({ count }) =>
    plural('ar', count, {
      zero: 'تطبيق على 0 أشخاص',
      one: 'تطبيق على شخص واحد',
      two: 'تطبيق على شخصين',
      few: `تطبيق على ${count} أشخاص`,
      many: `تطبيق على ${count} شخصًا`,
      other: `تطبيق على ${count} شخص`,
    }),
  'work-time.rule-changes.reading': 'قراءة السجلات',
  'work-time.rule-changes.comparing': 'مقارنة الأرصدة',
  'work-time.rule-changes.writing': 'كتابة التغيير',
  'work-time.rule-changes.storing': 'حفظه مع سجله ورسائله',
  'work-time.rule-changes.progress': ({ step, done, total }, { locale }) =>
    `${step}: عدد الأشخاص ${formatNumber(done, locale)} من ${formatNumber(total, locale)}`,
  'work-time.rule-changes.noComparison': 'تعذّر تحميل المقارنة',
  'work-time.rule-changes.loadingBalances': 'جارٍ تحميل الأرصدة',
  'work-time.rule-changes.sameBalances': 'لا تتغير أرصدة هذا الشخص.',
  'work-time.rule-changes.granted': 'ممنوح',
  'work-time.rule-changes.adjusted': 'تسوية',
  'work-time.rule-changes.paidOut': 'مصروف',
  'work-time.rule-changes.taken': 'مستخدم',
  'work-time.rule-changes.refund': 'استرداد',
  'work-time.rule-changes.holiday': 'عطلة',
  'work-time.rule-changes.expired': 'انتهت صلاحيته',
  'work-time.rule-changes.forgiven': 'مُعفى منه',
  'work-time.rule-changes.settled': 'فترة العمل السابقة',
  'work-time.rule-changes.opening': 'افتتاحي',
  'work-time.rule-changes.closing': 'ختامي',
  'work-time.rule-changes.differs': '(مختلف)',
  'work-time.rule-changes.balance': 'الرصيد',
} satisfies Catalogue<typeof en>;
