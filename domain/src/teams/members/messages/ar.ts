import { dateText } from '../../../calendar/date-text.ts';
import { formatPercent } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'teams.members.membership': 'العضوية',
  'teams.members.startDate': 'تاريخ البداية',
  'teams.members.endDate': 'تاريخ النهاية',
  'teams.members.userMissing': 'يُرجى اختيار مستخدم',
  'teams.members.teamMissing': 'يُرجى اختيار فريق',
  'teams.members.allocationTooLow': 'يجب أن تكون نسبة التخصيص أكبر من 0',
  'teams.members.allocationTooHigh': 'لا يمكن أن تتجاوز نسبة التخصيص 100%',
  'teams.members.allocationDecimals': 'يُسمح في نسبة التخصيص بمنزلة عشرية واحدة على الأكثر',
  'teams.members.allocationNumber': 'يجب أن تكون نسبة التخصيص رقمًا',
  'teams.members.updatesMissing': 'يُرجى تحديد التحديثات',
  'teams.members.tooFewUpdates': 'يُرجى تحديد تحديث واحد على الأقل',
  'teams.members.tooManyUpdates': 'الحد الأقصى 100 تحديث في المرة الواحدة',
  'teams.members.repeatedUpdate': 'لا يمكن تحديث العضوية الواحدة أكثر من مرة',
  'teams.members.endBeforeStart': 'يجب أن يكون تاريخ النهاية بعد تاريخ البداية',
  'teams.members.askedEndBeforeStart': 'يجب ألا يسبق تاريخ النهاية تاريخ البداية',
  'teams.members.alreadyMember': 'هذا المستخدم عضو في الفريق بالفعل في هذه الفترة',
  'teams.members.allocationsHidden': 'لا تتوفر لديك صلاحية الاطلاع على نسب تخصيص هذا الشخص',
  'teams.members.capacityExceeded': ({ percent }, { locale }) =>
    `تتجاوز نسبة التخصيص السعة المتاحة (المتبقي: ${formatPercent(percent, locale)})`,
  'teams.members.nearlyFull': ({ person, percent, date }, { locale }) =>
    `إجمالي التخصيص (${person}) يبلغ ${formatPercent(percent, locale)} في ${dateText(date, locale)}، وهو أعلى يوم تخصيصًا في هذه الفترة`,
  'teams.members.active': 'نشط',
  'teams.members.ended': 'منتهٍ',
  'teams.members.inactive': 'غير نشط',
} satisfies Catalogue<typeof en>;
