import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export const en = {
  'teams.peopleFilter': 'Filter the people',
  'teams.personCount': ({ count }: { count: number }, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} person`, other: `${number} people` });
  },
  'teams.peoplePages': 'people',
  'teams.noOneFound': 'No one found',

  'teams.people': 'People',
  'teams.findPerson': 'Find a person',
  'teams.findPersonPlaceholder': 'Name or email address',
  'teams.peopleNotLoaded': "Couldn't load the people",
  'teams.loadingPeople': 'Loading the people',
  'teams.noOneFoundHint': 'Try another part of the name or address.',
  'teams.noDepartment': 'No department',

  'teams.allocations': 'Allocations',
  'teams.allocationsSubtitle': 'Workload by week across teams.',
  'teams.fullestDays': 'Highest day of each week.',
  'teams.earlier': 'Earlier',
  'teams.thisWeek': 'This Week',
  'teams.later': 'Later',
  'teams.allocationsNotLoaded': "Couldn't load the allocations",
  'teams.loadingAllocations': 'Loading the allocations',
  'teams.noSuchAllocation': 'No one you see is allocated like this in these weeks.',
  'teams.over': 'Over 100% in a week',
  'teams.under': 'Under 100% in a week',
  'teams.free': 'In no team at all',
  'teams.search': 'Search',
  'teams.searchPlaceholder': 'Search by name or email…',
  'teams.allocation': 'Allocation',
  'teams.anyAllocation': 'Any',
  'teams.myTeams': 'My Teams',
  'teams.myTeamsSubtitle': 'Teams you lead or belong to.',

  'teams.invalidId': 'Invalid team ID provided.',
  'teams.notFound': 'Team not found',
  'teams.maybeDeleted': 'It may have been deleted.',
  'teams.loading': 'Loading the team',
  'teams.back': 'Back to Teams',
  'teams.noDescription': 'No description provided',
  'teams.edit': 'Edit Team',
  'teams.delete': 'Delete Team',
  'teams.information': 'Team Information',
  'teams.status': 'Status',
  'teams.department': 'Department',
  'teams.lead': 'Team Lead',
  'teams.noLead': 'No team lead',
  'teams.created': 'Created',
  // The long US date in English.
  'teams.createdOn': ({ date }: { date: CalendarDate }) => longDateText(date, 'en-US'),
  'teams.overview': 'Team Overview',
  'teams.activeMembers': 'Active Members',
  'teams.fullTimeEquivalents': ({ count }: { count: number }, { locale }: Texts) => {
    const number = formatNumber(count, locale, 1);
    return plural('en', count, {
      one: `${number} full-time equivalent today`,
      other: `${number} full-time equivalents today`,
    });
  },
};
