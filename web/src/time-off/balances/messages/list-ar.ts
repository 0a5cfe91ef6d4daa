import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './list-en.ts';

export const ar = {
  'time-off.balances.listTitle': 'أرصدة الإجازات',
  'time-off.balances.listLabel': 'أرصدة الإجازات',
  'time-off.balances.filter': 'تصفية الأرصدة',
  'time-off.balances.search': 'البحث عن شخص',
  'time-off.balances.searchHint': 'الاسم أو عنوان البريد الإلكتروني',
  'time-off.balances.show': 'عرض',
  'time-off.balances.everyone': 'الجميع',
  'time-off.balances.sortBy': 'الترتيب بحسب',
  'time-off.balances.listNotLoaded': 'تعذّر تحميل الأرصدة',
  'time-off.balances.listLoading': 'جارٍ تحميل الأشخاص',
  'time-off.balances.people': ({ count }, texts) => {
    const number = formatNumber(count, texts.locale);
    return plural('ar', count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${number} أشخاص`,
      many: `${number} شخصًا`,
      other: `${number} شخص`,
    });
  },
  'time-off.balances.pagesLabel': 'الأشخاص',
  'time-off.balances.noOneFound': 'لم يُعثر على أحد',
  'time-off.balances.allOnPace': 'لا أحد ممن يطابقون عوامل التصفية متأخر في الاستخدام.',
  'time-off.balances.tryAnother': 'يمكن تجربة جزء آخر من الاسم أو العنوان.',

  'time-off.balances.underPace': 'متأخر في الاستخدام',
  'time-off.balances.nameAscending': 'الاسم (أ إلى ي)',
  'time-off.balances.nameDescending': 'الاسم (ي إلى أ)',
  'time-off.balances.mostLeft': 'المتبقي: الأكثر أولًا',
  'time-off.balances.leastLeft': 'المتبقي: الأقل أولًا',
  'time-off.balances.mostUsed': 'المستخدم: الأكثر أولًا',
  'time-off.balances.leastUsed': 'المستخدم: الأقل أولًا',
  'time-off.balances.mostPending': 'قيد الانتظار: الأكثر أولًا',
  'time-off.balances.leastPending': 'قيد الانتظار: الأقل أولًا',
  'time-off.balances.mostCarried': 'المُرحَّل: الأكثر أولًا',
  'time-off.balances.leastCarried': 'المُرحَّل: الأقل أولًا',
  'time-off.balances.mostSick': 'الإجازة المرضية: الأكثر أولًا',
  'time-off.balances.leastSick': 'الإجازة المرضية: الأقل أولًا',
  'time-off.balances.furthestBehind': 'التأخر في الاستخدام: الأكثر أولًا',
  'time-off.balances.leastBehind': 'التأخر في الاستخدام: الأقل أولًا',

  'time-off.balances.personColumn': 'الشخص',
  'time-off.balances.departmentColumn': 'القسم',
  'time-off.balances.leftColumn': ({ type }) => `المتبقي: ${type}`,
  'time-off.balances.usedColumn': 'مستخدم',
  'time-off.balances.pendingColumn': 'قيد الانتظار',
  'time-off.balances.carriedColumn': 'مُرحَّل',
  'time-off.balances.nextColumn': 'الإجازة القادمة',
  'time-off.balances.actionsColumn': 'الإجراءات',
  'time-off.balances.amountTaken': ({ amount }) => `المستخدم: ${amount}`,
  'time-off.balances.withoutLimit': 'بلا حد',
  'time-off.balances.leftOf': ({ left, total }) => `${left} من ${total}`,
  'time-off.balances.amountUnderPace': ({ amount }) => `التأخر في الاستخدام: ${amount}`,
  'time-off.balances.underPaceMeaning':
    'متأخر في الاستخدام: الإجازات المأخوذة أقل مما يقابل ما مضى من سنة الإجازات بأكثر من الثلث.',
  'time-off.balances.nonePlanned': 'لا إجازات مخططة',
  'time-off.balances.nextPending': ({ days }) => `${days} · قيد الانتظار`,
  'time-off.balances.awayToday': 'غائب اليوم',
  'time-off.balances.nextFrom': ({ day }) => `من ${day}`,
  'time-off.balances.nextUntil': ({ day }) => `حتى ${day}`,

  'time-off.balances.actionsFor': ({ name }) => `الإجراءات: ${name}`,
  'time-off.balances.showBalance': 'عرض الرصيد',
  'time-off.balances.adjustBalance': 'تسوية الرصيد',
  'time-off.balances.onlyAdmin': 'لا يوجد مسؤول غيرك، لذلك يمكنك تحديد رصيدك بنفسك. يُسجَّل ذلك.',
  'time-off.balances.why': ({ reason }) => `${reason}.`,
} satisfies Catalogue<typeof en>;
