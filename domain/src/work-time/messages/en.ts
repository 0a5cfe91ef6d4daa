export interface Named {
  name: string;
}

export const en = {
  'work-time.name': 'Name',
  'work-time.region': 'Region',
  'work-time.leavePlan': 'Leave plan',
  'work-time.workSchedule': 'Work schedule',
  'work-time.minutes': 'Minutes',
  'work-time.firstMonday': 'First Monday',
  'work-time.country': 'Country',
  'work-time.date': 'Date',
  'work-time.half': 'A half',
  'work-time.place': 'Place',
  'work-time.schedule': 'Schedule',
  'work-time.dryRun': 'Dry run',
  'work-time.fingerprint': 'Fingerprint',
  'work-time.progress': 'Progress',
  'work-time.reason': 'Reason',
  'work-time.minutesAreWhole': 'Minutes must be a whole number',
  'work-time.minutesAreNegative': 'Minutes must not be negative',
  'work-time.tooManyMinutes': ({ max }: { max: number }) => `Half a day has at most ${max} minutes`,
  'work-time.minutesAreList': 'Minutes must be a list',
  'work-time.wrongLength': ({ weeks, halves }: { weeks: number; halves: number }) =>
    `A schedule has 1 to ${weeks} weeks of ${halves} half days`,
  'work-time.noWork': 'A schedule needs some work',
  'work-time.notMonday': 'First Monday must be a Monday',
  'work-time.firstMondayMissing': 'First Monday is required if several weeks repeat',
  'work-time.holidaysAreList': 'Holidays must be a list',
  'work-time.tooManyHolidays': ({ max }: { max: number }) => `There can be at most ${max} holidays in a year`,
  'work-time.holidayTwice': 'A day can be a holiday only once',
  'work-time.noYear': 'Year must be a year between 1900 and 2199',
  'work-time.otherYear': ({ year }: { year: number }) => `Date must be in ${year}`,
  'work-time.scheduleInUse': ({ name }: Named) => `${name} cannot be deleted: people or places have it`,
  'work-time.placeInUse': ({ name }: Named) => `${name} cannot be deleted: people have it`,
  'work-time.onlyPlace': ({ name }: Named) => `${name} cannot be deleted: new people need a place`,
};
