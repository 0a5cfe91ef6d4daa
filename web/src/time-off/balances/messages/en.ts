import { formatNumber, formatPercent, shortened } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';

interface Days {
  days: number;
}

/** A number beside the name of its balance, such as 'Vacation Days'. */
interface LinkedDays extends Days {
  title: string;
}

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

export const en = {
  'time-off.balances.vacation': 'Vacation Days',
  'time-off.balances.sick': 'Sick Days',
  'time-off.balances.cardTitle': 'Leave Balance',
  'time-off.balances.cardNotLoaded': 'Failed to load leave balance',
  'time-off.balances.cardLoading': 'Loading your leave balance',
  'time-off.balances.noData': 'No balance data available',
  'time-off.balances.overviewFailed': 'You can still send a request; it is checked when it arrives.',
  'time-off.balances.resets': ({ day }: { day: string }) => `Resets: ${day}`,
  'time-off.balances.history': 'View History',
  'time-off.balances.details': 'My Balance',

  /** The number is a link: the words after it agree with `days`. */
  'time-off.balances.available': ({ number }: Days & { number: string }) => `${number} available`,
  'time-off.balances.daysInYear': ({ days, number, year }: Days & { number: string; year: string }) =>
    plural('en', shortened(days), { one: `${number} day in ${year}`, other: `${number} days in ${year}` }),
  'time-off.balances.percentUsed': ({ percent }: { percent: number }, { locale }: Texts) =>
    `${formatPercent(percent, locale)} used`,
  'time-off.balances.pending': ({ days }: Days, texts: Texts) => `${numberOf(days, texts)} pending`,
  'time-off.balances.used': ({ used, total }: { used: string; total: string }) => `${used} of ${total} used`,
  'time-off.balances.usedAndPending': ({
    used,
    total,
    pending,
  }: {
    used: string;
    total: string;
    pending: string;
  }) => `${used} of ${total} used, ${pending}`,
  'time-off.balances.availableLink': ({ days, title }: LinkedDays, texts: Texts) =>
    `${numberOf(days, texts)} available, ${title}: show all lines`,
  'time-off.balances.usedLink': ({ days, title }: LinkedDays, texts: Texts) =>
    `${numberOf(days, texts)} used, ${title}: show the lines`,
  'time-off.balances.pendingLink': ({ days, title }: LinkedDays, texts: Texts) =>
    `${numberOf(days, texts)} pending, ${title}: show the lines`,
  'time-off.balances.daysLink': ({ days, title }: LinkedDays, texts: Texts) =>
    `${leaveText(days, 'DAY', texts)}, ${title}: show the lines`,
  'time-off.balances.vacationAccrual': 'Vacation accrual',
  'time-off.balances.sickAccrual': 'Sick accrual',
  'time-off.balances.aMonth': ({ days }: Days, texts: Texts) => `${leaveText(days, 'DAY', texts)} / month`,
  'time-off.balances.totalOff': 'Total days off',
  'time-off.balances.thisYear': ({ days }: Days, texts: Texts) =>
    `${leaveText(days, 'DAY', texts)} this year`,
  'time-off.balances.remaining': 'Remaining days',
  'time-off.balances.ofVacation': 'vacation',
  'time-off.balances.ofSickLeave': 'sick leave',
  'time-off.balances.ofBoth': 'vacation and sick leave',
};
