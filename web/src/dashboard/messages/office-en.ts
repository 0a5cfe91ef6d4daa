import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Counted {
  count: number;
}

/** The tasks of administrators, and who is out. */
export const en = {
  'dashboard.tasksNotLoaded': "Couldn't load your tasks",
  'dashboard.nothingToDo': 'Nothing to do',
  'dashboard.withoutStart': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `${number} person has no employment start`,
      other: `${number} people have no employment start`,
    });
  },
  'dashboard.withoutStartHint': "Leave by seniority can't be calculated for them.",
  'dashboard.showPeople': 'Show People',
  'dashboard.peopleLose': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `${number} person loses leave within four weeks`,
      other: `${number} people lose leave within four weeks`,
    });
  },
  'dashboard.atLeastPeopleLose': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `At least ${number} person loses leave within four weeks`,
      other: `At least ${number} people lose leave within four weeks`,
    });
  },
  'dashboard.peopleLoseHint': 'Unless they use it. They were notified by email.',
  'dashboard.showBalances': 'Show Balances',
  'dashboard.corrected': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `The update corrected ${number} balance`,
      other: `The update corrected ${number} balances`,
    });
  },
  'dashboard.correctedHint': 'Accept the new balances or keep the old ones.',
  'dashboard.review': 'Review',
  'dashboard.holidaysMissing': 'Public holidays are missing',
  'dashboard.holidaysMissingHint': 'Requests and balances count them as working days.',
  'dashboard.addHolidays': ({ place, year }: { place: string; year: number }) =>
    `Add holidays: ${place}, ${year}`,
  'dashboard.allPlaces': 'All Places',
  'dashboard.documentsMissing': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `${number} document is missing`,
      other: `${number} documents are missing`,
    });
  },
  'dashboard.atLeastDocumentsMissing': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `At least ${number} document is missing`,
      other: `At least ${number} documents are missing`,
    });
  },
  'dashboard.documentsMissingHint': "Such as doctor's certificates, for time off in the last 90 days.",
  'dashboard.documentOf': ({ name, days }: { name: string; days: string }) => `${name}, ${days}`,

  'dashboard.outNotLoaded': "Couldn't load who is out",
  'dashboard.everyoneIsIn': 'Everyone is in',
  'dashboard.departments': 'Departments',
  'dashboard.noDepartment': 'No department',
  'dashboard.outOf': ({ away, people }: { away: number; people: number }, { locale }: Texts) =>
    `${formatNumber(away, locale)} of ${formatNumber(people, locale)}`,
  'dashboard.moreDepartments': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} more department`, other: `${number} more departments` });
  },
};
