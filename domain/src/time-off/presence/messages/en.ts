import { periodText } from '../../../calendar/date-text.ts';
import type { Period } from '../../../calendar/period.ts';
import type { CapacityShare } from '../../../capacity-share.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';

export interface ShareAway {
  share: CapacityShare;
  period: Period;
}

const shares: Record<CapacityShare, string> = {
  QUARTER: 'a quarter',
  THIRD: 'a third',
  HALF: 'half',
  TWO_THIRDS: 'two thirds',
  THREE_QUARTERS: 'three quarters',
};

function moreAway({ share, period }: ShareAway, { locale }: Texts): string {
  const days = periodText(period, locale);
  const when = period.startDate === period.endDate ? `on ${days}` : `from ${days}`;
  return `More than ${shares[share]} of the department would be away ${when}`;
}

export const en = {
  'time-off.presence.user': 'User',
  'time-off.presence.overLimit': (given: ShareAway, texts: Texts) =>
    `${moreAway(given, texts)}: choose other days.`,
  'time-off.presence.nearLimit': (given: ShareAway, texts: Texts) =>
    `${moreAway(given, texts)}: agree on cover first.`,
  'time-off.presence.onlyScope': "only must be 'scope'",
  'time-off.presence.tooManyEntries': ({ most }: { most: number }, { locale }: Texts) =>
    `At most ${formatNumber(most, locale)} days of absence are returned at once; choose a shorter period, a department or a team`,
  'time-off.presence.noDepartment': 'There is no department to check',
  'time-off.presence.otherDepartment': 'You can check the capacity of your own department only',
};
