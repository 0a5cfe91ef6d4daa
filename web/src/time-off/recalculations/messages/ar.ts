import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.recalculations.title': 'أرصدة صحّحها التحديث',
  'time-off.recalculations.subtitle': 'ما يحسبه هذا الإصدار على نحو مختلف، والسبب.',
  'time-off.recalculations.filter': 'تصفية الأرصدة',
  'time-off.recalculations.state': 'الحالة',
  'time-off.recalculations.allStates': 'الكل',
  'time-off.recalculations.label': 'الأرصدة المصحَّحة',
  'time-off.recalculations.pagesLabel': 'الأرصدة المصحَّحة',
  'time-off.recalculations.notLoaded': 'تعذّر تحميل الأرصدة المصحَّحة',
  'time-off.recalculations.loading': 'جارٍ تحميل الأرصدة المصحَّحة',
  'time-off.recalculations.counts': ({ open, kept, accepted }) =>
    `مفتوحة: ${open}، أُبقيت كما كانت: ${kept}، مقبولة: ${accepted}`,
  'time-off.recalculations.nothingToReview': 'لا شيء للمراجعة',
  'time-off.recalculations.none': 'لا أرصدة مصحَّحة',
  'time-off.recalculations.noneHint': 'لم يصحّح أي تحديث رصيدًا مدرجًا هنا.',
  'time-off.recalculations.bannerTitle': ({ count }) =>
    plural('ar', count, {
      zero: 'صحّح التحديث 0 أرصدة',
      one: 'صحّح التحديث رصيدًا واحدًا',
      two: 'صحّح التحديث رصيدين',
      few: `صحّح التحديث ${count} أرصدة`,
      many: `صحّح التحديث ${count} رصيدًا`,
      other: `صحّح التحديث ${count} رصيد`,
    }),
  'time-off.recalculations.bannerHint': 'يمكن قبول الأرصدة الجديدة أو إبقاؤها كما كانت.',
  'time-off.recalculations.review': 'مراجعة',

  'time-off.recalculations.personColumn': 'الشخص',
  'time-off.recalculations.typeColumn': 'النوع',
  'time-off.recalculations.balanceColumn': 'الرصيد',
  'time-off.recalculations.reasonColumn': 'السبب',
  'time-off.recalculations.decisionColumn': 'القرار',
  'time-off.recalculations.days': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('ar', days, {
      zero: `${number} أيام`,
      one: 'يوم واحد',
      two: 'يومان',
      few: `${number} أيام`,
      many: `${number} يومًا`,
      other: `${number} يوم`,
    });
  },
  'time-off.recalculations.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} س`,
  'time-off.recalculations.change': ({ date, before, after }) => `${date}: ${before}، الآن ${after}`,
  'time-off.recalculations.planChange': 'تغيير الخطة ينهي سنة الإجازات',
  'time-off.recalculations.roundedOnce': 'تُجمع المنح من عدة خطط، ثم تُقرَّب مرة واحدة',
  'time-off.recalculations.outsideEmployment': 'لا يُحتسب شيء خارج مدة الخدمة',
  'time-off.recalculations.beforeAccount': 'لا إجازة مما قبل إنشاء الحساب',
  'time-off.recalculations.chargedOtherwise': 'يُخصم للطلب مقدار مختلف',
  'time-off.recalculations.otherRule': 'قاعدة أخرى في هذا الإصدار',
  'time-off.recalculations.open': 'مفتوح',
  'time-off.recalculations.kept': 'أُبقي كما كان',
  'time-off.recalculations.accepted': 'مقبول',

  'time-off.recalculations.keep': 'إبقاء كما كان',
  'time-off.recalculations.keepYours': 'إبقاء كما كان…',
  'time-off.recalculations.keepOf': ({ name, type }) => `إبقاء كما كان: ${name}، ${type}`,
  'time-off.recalculations.keeping': 'جارٍ الإبقاء…',
  'time-off.recalculations.accept': 'قبول',
  'time-off.recalculations.acceptYours': 'قبول…',
  'time-off.recalculations.acceptOf': ({ name, type }) => `قبول: ${name}، ${type}`,
  'time-off.recalculations.accepting': 'جارٍ القبول…',
  'time-off.recalculations.ofPerson': ({ name, type }) => `${name}: ${type}`,
  'time-off.recalculations.notDecided': 'تعذّر البتّ في الرصيد',

  'time-off.recalculations.keepAll': 'إبقاء الكل كما كان',
  'time-off.recalculations.keepAllButton': 'إبقاء الكل كما كان…',
  'time-off.recalculations.keepAllHint': ({ count }) =>
    plural('ar', count, {
      zero: 'الأرصدة المفتوحة: لا أرصدة. تعيدها تسويات إلى ما كانت عليه قبل التحديث. يبتّ مسؤول آخر في رصيدك.',
      one: 'الأرصدة المفتوحة: رصيد واحد. تعيدها تسويات إلى ما كانت عليه قبل التحديث. يبتّ مسؤول آخر في رصيدك.',
      two: 'الأرصدة المفتوحة: رصيدان. تعيدها تسويات إلى ما كانت عليه قبل التحديث. يبتّ مسؤول آخر في رصيدك.',
      few: `الأرصدة المفتوحة: ${count} أرصدة. تعيدها تسويات إلى ما كانت عليه قبل التحديث. يبتّ مسؤول آخر في رصيدك.`,
      many: `الأرصدة المفتوحة: ${count} رصيدًا. تعيدها تسويات إلى ما كانت عليه قبل التحديث. يبتّ مسؤول آخر في رصيدك.`,
      other: `الأرصدة المفتوحة: ${count} رصيد. تعيدها تسويات إلى ما كانت عليه قبل التحديث. يبتّ مسؤول آخر في رصيدك.`,
    }),
  'time-off.recalculations.allKept': 'أُبقيت كما كانت',
  'time-off.recalculations.acceptAll': 'قبول الكل',
  'time-off.recalculations.acceptAllButton': 'قبول الكل…',
  'time-off.recalculations.acceptAllHint': ({ count }) =>
    plural('ar', count, {
      zero: 'الأرصدة المفتوحة: لا أرصدة. تبقى القيم الجديدة كما هي. يبتّ مسؤول آخر في رصيدك.',
      one: 'الأرصدة المفتوحة: رصيد واحد. تبقى القيم الجديدة كما هي. يبتّ مسؤول آخر في رصيدك.',
      two: 'الأرصدة المفتوحة: رصيدان. تبقى القيم الجديدة كما هي. يبتّ مسؤول آخر في رصيدك.',
      few: `الأرصدة المفتوحة: ${count} أرصدة. تبقى القيم الجديدة كما هي. يبتّ مسؤول آخر في رصيدك.`,
      many: `الأرصدة المفتوحة: ${count} رصيدًا. تبقى القيم الجديدة كما هي. يبتّ مسؤول آخر في رصيدك.`,
      other: `الأرصدة المفتوحة: ${count} رصيد. تبقى القيم الجديدة كما هي. يبتّ مسؤول آخر في رصيدك.`,
    }),
  'time-off.recalculations.saving': 'جارٍ الحفظ…',
  'time-off.recalculations.progress': ({ decided, open }) => `${decided} من ${open}…`,
  'time-off.recalculations.balances': ({ count }) =>
    plural('ar', count, {
      zero: 'لا أرصدة',
      one: 'رصيد واحد',
      two: 'رصيدان',
      few: `${count} أرصدة`,
      many: `${count} رصيدًا`,
      other: `${count} رصيد`,
    }),
  'time-off.recalculations.notAllDecided': 'لم يُبتّ في جميع الأرصدة',
  'time-off.recalculations.keepYoursTitle': ({ type }) => `إبقاء رصيدك كما كان: ${type}`,
  'time-off.recalculations.acceptYoursTitle': ({ type }) => `قبول رصيدك: ${type}`,
  'time-off.recalculations.ownHint': 'يبتّ مسؤول آخر في رصيدك، إلا إذا لم يوجد مسؤول غيرك. يُسجَّل السبب.',
  'time-off.recalculations.nothingDecided': 'لم يُتخذ أي قرار',
  'time-off.recalculations.reasonLabel': 'السبب',
} satisfies Catalogue<typeof en>;
