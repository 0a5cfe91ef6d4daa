import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface OfYear {
  year: number;
}

export const en = {
  'work-time.nameField': 'Name',
  'work-time.dateField': 'Date',
  'work-time.everyWeekTheSame': 'Every week the same',
  'work-time.repeatingWeeks': ({ count }: { count: number }) => `${count} weeks that repeat`,
  'work-time.scheduleChanged': 'Schedule changed',
  'work-time.scheduleAdded': 'Schedule added',
  'work-time.changeNamed': ({ name }: Named) => `Change ${name}`,
  'work-time.addSchedule': 'Add Schedule',
  'work-time.scheduleHint': 'For everyone who has it, past days included.',
  'work-time.weeksField': 'Weeks',
  'work-time.firstMondayField': 'First Monday',
  'work-time.firstMondayHint': 'The Monday on which the first of these weeks begins.',
  'work-time.hoursOfWeek': 'Hours of the week',
  'work-time.weekNumber': ({ week }: { week: number }) => `Week ${week}`,
  'work-time.hoursAWeek': ({ hours }: { hours: string }) => `Hours: ${hours} a week`,
  'work-time.hoursOfWeekNumber': ({ week, hours }: { week: number; hours: string }) =>
    `Week ${week}: ${hours} a week`,
  'work-time.copyMonday': 'Copy Monday to Friday',
  'work-time.hourUnit': 'h',
  'work-time.wholeDay': 'Whole day',
  'work-time.morning': 'Morning',
  'work-time.afternoon': 'Afternoon',
  'work-time.holidaysOfYear': ({ year }: OfYear) => `Holidays of ${year}`,
  'work-time.partOfDay': ({ name }: Named) => `Part of the day of ${name}`,
  'work-time.removeNamed': ({ name }: Named) => `Remove ${name}`,
  'work-time.addHoliday': 'Add Holiday',
  'work-time.dateInYear': ({ year }: OfYear) => `Date must be in ${year}`,
  'work-time.isHoliday': 'This day is a holiday already',
  'work-time.publicHolidays': ({ year }: OfYear) => `Public holidays of ${year}`,
  'work-time.suggestedHolidaysOf': ({ year }: OfYear) => `Suggested holidays of ${year}`,
  'work-time.allThere': ({ year }: OfYear) => `All public holidays of ${year} are there`,
  'work-time.otherDays': ({ year }: OfYear) => `Other days of ${year}`,
  'work-time.dayAndHoliday': ({ day, holiday }: { day: string; holiday: string }) => `${day}: ${holiday}`,
  'work-time.noHolidays': 'None',
  'work-time.addHolidaysOf': ({ name, year }: Named & OfYear) => `Add the holidays of ${name} in ${year}`,
  'work-time.yearMissing': ({ year }: OfYear) => `${year}: missing`,
  'work-time.yearCount': ({ year, count }: OfYear & { count: number }) => `${year}: ${count}`,
  'work-time.countryField': 'Country',
  'work-time.selectCountry': 'Select a country',
  'work-time.noCountry': 'No country',
  'work-time.regionField': 'Region',
  'work-time.wholeCountry': 'The whole country',
  'work-time.countriesNotLoaded': "Couldn't load the countries",
  'work-time.holidaysChanged': 'Holidays changed',
  'work-time.holidaysOfPlace': ({ name }: Named) => `Holidays of ${name}`,
  'work-time.leaveReturned': 'Leave that was approved on a day that becomes a holiday is returned.',
  'work-time.suggestedHolidays': 'Suggested Holidays',
  'work-time.suggestionsHint': 'Tick what is a holiday at this place.',
  'work-time.suggestionsHintEdited':
    'Tick what is a holiday at this place. Your unsaved changes are saved, too.',
  'work-time.suggestionsNotLoaded': "Couldn't load the suggestions",
  'work-time.suggestionsLoading': 'Loading the suggestions',
  'work-time.addHolidays': ({ count }: { count: number }) =>
    plural('en', count, { one: `Add ${count} Holiday`, other: `Add ${count} Holidays` }),
  'work-time.suggestionsSource': 'From the data of date-holidays (CC BY-SA 3.0). Check them: laws change.',
};
