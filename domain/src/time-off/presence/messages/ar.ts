import { periodText } from '../../../calendar/date-text.ts';
import type { CapacityShare } from '../../../capacity-share.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import type { en, ShareAway } from './en.ts';

const shares: Record<CapacityShare, string> = {
  QUARTER: 'ربع',
  THIRD: 'ثلث',
  HALF: 'نصف',
  TWO_THIRDS: 'ثلثي',
  THREE_QUARTERS: 'ثلاثة أرباع',
};

function moreAway({ share, period }: ShareAway, { locale }: Texts): string {
  const days = periodText(period, locale);
  const when = period.startDate === period.endDate ? `في ${days}` : `في الفترة (${days})`;
  return `سيغيب أكثر من ${shares[share]} القسم ${when}`;
}

export const ar = {
  'time-off.presence.user': 'المستخدم',
  'time-off.presence.overLimit': (given, texts) => `${moreAway(given, texts)}: يلزم اختيار أيام أخرى.`,
  'time-off.presence.nearLimit': (given, texts) =>
    `${moreAway(given, texts)}: يلزم الاتفاق على من يغطي العمل أولًا.`,
  'time-off.presence.onlyScope': 'يجب أن تكون قيمة only هي «scope»',
  'time-off.presence.tooManyEntries': ({ most }, { locale }) =>
    `الحد الأقصى لأيام الغياب المعروضة في المرة الواحدة: ${formatNumber(most, locale)}؛ يُرجى اختيار فترة أقصر أو قسم أو فريق`,
  'time-off.presence.noDepartment': 'لا يوجد قسم للتحقق منه',
  'time-off.presence.otherDepartment': 'يمكن التحقق من سعة قسمك فقط',
} satisfies Catalogue<typeof en>;
