import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

interface Named {
  name: string;
}

export const en = {
  'leave.terms.title': 'People',
  'leave.terms.subtitle': "Each person's place, leave plan and work schedule.",
  'leave.terms.loading': 'Loading the people',
  'leave.terms.notLoaded': "Couldn't load the people",
  'leave.terms.none': 'No one matches your filters',
  'leave.terms.noneHint': 'Try another name or department.',
  'leave.terms.filters': 'Filter the people',
  'leave.terms.search': 'Search',
  'leave.terms.searchHint': 'Search by name or email…',
  'leave.terms.allPlaces': 'All Places',
  'leave.terms.allPlans': 'All Plans',
  'leave.terms.allSchedules': 'All Schedules',
  'leave.terms.accounts': 'Accounts',
  'leave.terms.activeAccounts': 'Active',
  'leave.terms.allAccounts': 'All',
  'leave.terms.pages': 'people',

  'leave.terms.personColumn': 'Person',
  'leave.terms.place': 'Place',
  'leave.terms.plan': 'Leave plan',
  'leave.terms.schedule': 'Work schedule',
  'leave.terms.since': 'Since',
  'leave.terms.start': 'Start',
  'leave.terms.history': 'History',
  'leave.terms.historyOf': ({ name }: Named) => `History of ${name}`,
  'leave.terms.inactive': 'Inactive',
  'leave.terms.changesOn': ({ date }: { date: string }) => `Changes ${date}`,
  'leave.terms.noDepartment': 'No department',

  'leave.terms.select': ({ name }: Named) => `Select ${name}`,
  'leave.terms.selectAll': 'Select all',
  'leave.terms.people': ({ count }: Counted) =>
    plural('en', count, { one: `${count} person`, other: `${count} people` }),
  'leave.terms.peopleSelected': ({ count, selected }: Counted & { selected: number }) =>
    plural('en', count, {
      one: `${count} person, ${selected} selected`,
      other: `${count} people, ${selected} selected`,
    }),
  'leave.terms.changeFrom': 'Change from…',
  'leave.terms.changeDepartmentFrom': 'Change Department from…',
};
