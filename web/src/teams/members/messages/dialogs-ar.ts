import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './dialogs-en.ts';

export const ar = {
  'teams.members.allocationsFailed': ({ reason }) => `تعذّر تحميل بيانات التخصيص: ${reason}`,
  'teams.members.checking': ({ name }) => `جارٍ التحقق من نسب التخصيص الحالية (${name})…`,
  'teams.members.choosePersonAndStart': 'لمعرفة الوقت المتبقي في الفترة، يلزم اختيار شخص وتاريخ بداية.',
  'teams.members.choosePerson': 'لمعرفة الوقت المتبقي في الفترة، يلزم اختيار شخص.',
  'teams.members.chooseStart': ({ name }) =>
    `لمعرفة الوقت المتبقي في الفترة (${name})، يلزم اختيار تاريخ بداية.`,
  'teams.members.chooseEnd': ({ name }) =>
    `لمعرفة الوقت المتبقي في الفترة (${name})، يلزم اختيار تاريخ نهاية لا يسبق تاريخ البداية.`,
  'teams.members.fullestDay': ({ name, date }, { locale }) =>
    `${name} في ${dateText(date, locale)}، أعلى يوم تخصيصًا`,
  'teams.members.within': 'ضمن 100%',
  'teams.members.over': 'أكثر من 100%',
  'teams.members.verdictAlone': ({ verdict, available }, { locale }) =>
    `${verdict}: لا شيء آخر في هذه الفترة، المتاح ${formatPercent(available, locale)}`,
  'teams.members.verdict': ({ verdict, others, available }, { locale }) =>
    `${verdict}: ${formatPercent(others, locale)} في فرق أخرى، المتاح ${formatPercent(available, locale)}`,
  'teams.members.inThisPeriod': 'نسب التخصيص في هذه الفترة',
  'teams.members.shareFrom': ({ team, percent, start }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} من ${start}`,
  'teams.members.shareFromTo': ({ team, percent, start, end }, { locale }) =>
    `${team} ${formatPercent(percent, locale)} من ${start} إلى ${end}`,
  'teams.members.editTitle': 'تعديل عضو الفريق',
  'teams.members.addTitle': 'إضافة عضو إلى الفريق',
  'teams.members.changeAllocation': 'تغيير نسبة التخصيص',
  'teams.members.memberOfTeam': ({ name, team }) => `${name} · ${team}`,
  'teams.members.close': 'تم',
  'teams.members.removeTitle': 'إزالة العضو',
  'teams.members.removeQuestion': ({ name }) => `هل تريد بالتأكيد إزالة ${name} من هذا الفريق؟`,
  'teams.members.removeFromQuestion': ({ name, team }) => `هل تريد بالتأكيد إزالة ${name} من ${team}؟`,
  'teams.members.removed': ({ name }) => `أُزيل من الفريق: ${name}`,
  'teams.members.isDeleted': 'لم تبدأ العضوية بعد، لذلك تُحذف.',
  'teams.members.isEnded': ({ date }, { locale }) =>
    `تنتهي العضوية في ${dateText(date, locale)}، وتبقى ضمن العضويات السابقة.`,
  'teams.members.isOver': 'انتهت العضوية بالفعل، وتبقى كما هي.',
  'teams.members.team': 'الفريق',
  'teams.members.selectTeam': 'اختيار فريق',
  'teams.members.user': 'المستخدم',
  'teams.members.selectUser': 'اختيار مستخدم',
  'teams.members.optionalEnd': 'تاريخ النهاية (اختياري)',
  'teams.members.adding': 'جارٍ الإضافة…',
  'teams.members.added': 'أُضيف العضو',
  'teams.members.notAdded': 'تعذّرت إضافة العضو',
  'teams.members.save': 'حفظ التغييرات',
  'teams.members.saving': 'جارٍ الحفظ…',
  'teams.members.saved': 'حُفظت العضوية',
  'teams.members.notSaved': 'لم تُحفظ العضوية',
  'teams.members.alreadyInTeam': 'عضو في هذا الفريق بالفعل حينها',
} satisfies Catalogue<typeof en>;
