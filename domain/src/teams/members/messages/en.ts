import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import { dateText } from '../../../calendar/date-text.ts';
import { formatPercent } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';

export interface DayOfLoad {
  person: string;
  percent: number;
  date: CalendarDate;
}

export const en = {
  'teams.members.membership': 'Membership',
  'teams.members.startDate': 'Start date',
  'teams.members.endDate': 'End date',
  'teams.members.userMissing': 'Please select a user',
  'teams.members.teamMissing': 'Please select a team',
  'teams.members.allocationTooLow': 'Allocation must be greater than 0',
  'teams.members.allocationTooHigh': 'Allocation cannot exceed 100%',
  'teams.members.allocationDecimals': 'Allocation must have at most one decimal',
  'teams.members.allocationNumber': 'Allocation must be a number',
  'teams.members.updatesMissing': 'Please name the updates',
  'teams.members.tooFewUpdates': 'Please name at least one update',
  'teams.members.tooManyUpdates': 'At most 100 updates at once',
  'teams.members.repeatedUpdate': 'Each membership can be updated only once',
  'teams.members.endBeforeStart': 'End date must be after start date',
  'teams.members.askedEndBeforeStart': 'End date must be on or after start date',
  'teams.members.alreadyMember': 'This user is already a member of the team in this period',
  'teams.members.allocationsHidden': "You don't have permission to see this person's allocations",
  'teams.members.capacityExceeded': ({ percent }: { percent: number }, { locale }: Texts) =>
    `Allocation exceeds available capacity (${formatPercent(percent, locale)} remaining)`,
  'teams.members.nearlyFull': ({ person, percent, date }: DayOfLoad, { locale }: Texts) =>
    `${person} is allocated ${formatPercent(percent, locale)} on ${dateText(date, locale)}, their fullest day in this period`,
  'teams.members.active': 'Active',
  'teams.members.ended': 'Ended',
  'teams.members.inactive': 'Inactive',
};
