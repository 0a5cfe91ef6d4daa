import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'teams.members.allocation': 'نسبة التخصيص',
  'teams.members.status': 'الحالة',
  'teams.members.edit': 'تعديل',
  'teams.members.editNamed': ({ name }) => `تعديل ${name}`,
  'teams.members.remove': 'إزالة',
  'teams.members.removeNamed': ({ name }) => `إزالة ${name}`,
  'teams.members.removing': 'جارٍ الإزالة…',
  'teams.members.actionsFor': ({ name }) => `الإجراءات: ${name}`,
  'teams.members.ongoing': 'مستمرة',
  'teams.members.addToTeam': 'إضافة إلى فريق',
  'teams.members.add': 'إضافة عضو',
  'teams.members.memberColumn': 'العضو',
  'teams.members.roleColumn': 'الدور',
  'teams.members.startColumn': 'تاريخ البداية',
  'teams.members.endColumn': 'تاريخ النهاية',
  'teams.members.actionsColumn': 'الإجراءات',
  'teams.members.deactivated': ({ address }) => `${address} · معطَّل`,
  'teams.members.notEmployedToday': ({ address }) => `${address} · خارج مدة الخدمة اليوم`,
  'teams.members.starts': ({ date, today }, { locale }) => {
    const day = { startDate: date, endDate: date };
    return `البداية ${periodTextBeside(day, { startDate: today, endDate: today }, locale)}`;
  },
  'teams.members.since': ({ start }) => `منذ ${start} · مستمرة`,
  'teams.members.sinceUntil': ({ start, end }) => `منذ ${start} · حتى ${end}`,
  'teams.members.from': ({ start }) => `من ${start} · مستمرة`,
  'teams.members.fromUntil': ({ start, end }) => `من ${start} · حتى ${end}`,
  'teams.members.myTeams': 'فرقي',
  'teams.members.myTeamsSubtitle': 'كيف يتوزع وقتك بينها.',
  'teams.members.findColleague': 'البحث عن زميل',
  'teams.members.myTeamsNotLoaded': 'تعذّر تحميل فرقك',
  'teams.members.loadingMyTeams': 'جارٍ تحميل فرقك',
  'teams.members.inNoTeamYet': 'لست عضوًا في أي فريق بعد',
  'teams.members.inNoTeamYetHint': 'تظهر هنا الفرق التي تُضاف إليها.',
  'teams.members.total': 'إجمالي التخصيص',
  'teams.members.today': 'اليوم',
  'teams.members.fromDate': ({ date }, { locale }) => `من ${dateText(date, locale)}`,
  'teams.members.teams': 'الفرق',
  'teams.members.teamsSubtitle': 'الفرق الحالية والقادمة',
  'teams.members.teamsNotLoaded': 'تعذّر تحميل الفرق',
  'teams.members.loadingTeams': 'جارٍ تحميل الفرق',
  'teams.members.inNoTeam': 'خارج أي فريق',
  'teams.members.change': 'تغيير',
  'teams.members.changeNamed': ({ name }) => `تغيير ${name}`,
  'teams.members.removeFromTeam': 'إزالة من الفريق',
  'teams.members.title': 'أعضاء الفريق',
  'teams.members.titleWithCount': ({ count }) => `أعضاء الفريق (${count})`,
  'teams.members.totalActive': ({ percent }, { locale }) =>
    `إجمالي التخصيص النشط: ${formatPercent(percent, locale, true)}`,
  'teams.members.totalMembers': 'إجمالي الأعضاء',
  'teams.members.activeMembers': 'الأعضاء النشطون',
  'teams.members.notLoaded': 'تعذّر تحميل الأعضاء',
  'teams.members.loading': 'جارٍ تحميل الأعضاء',
  'teams.members.table': 'أعضاء الفريق',
  'teams.members.past': 'العضويات السابقة',
  'teams.members.pastCount': ({ count }) =>
    plural('ar', count, {
      zero: 'لا عضويات سابقة',
      one: 'عضوية سابقة واحدة',
      two: 'عضويتان سابقتان',
      few: `${count} عضويات سابقة`,
      many: `${count} عضوية سابقة`,
      other: `${count} عضوية سابقة`,
    }),
  'teams.members.none': 'لا أعضاء في الفريق بعد',
  'teams.members.noneToAdd': 'البداية بالضغط على «إضافة عضو».',
  'teams.members.noneHint': 'يظهر أعضاء الفريق هنا بعد إضافتهم.',
} satisfies Catalogue<typeof en>;
