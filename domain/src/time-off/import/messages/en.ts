import { formatNumber } from '../../../language/formats.ts';
import type { Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export interface Cell {
  cell: string;
}

export interface Added {
  person: string;
  type: string;
  year: string;
  amount: number;
}

export const en = {
  'time-off.import.person': 'Person',
  'time-off.import.type': 'Type',
  'time-off.import.noPerson': ({ cell }: Cell) => `No one has the address or personnel number ${cell}`,
  'time-off.import.noType': ({ cell }: Cell) =>
    `There is no type of time off with the code, name or payroll code ${cell}`,
  'time-off.import.severalTypes': ({ cell, first, second }: Cell & { first: string; second: string }) =>
    `${cell} is the payroll code of several types, such as ${first} and ${second}`,
  'time-off.import.noAccount': 'The person has no leave of this type',
  'time-off.import.otherHalf': 'The half of a day must be AM or PM',
  'time-off.import.otherStatus': 'The status must be approved or pending',
  'time-off.import.otherMinutes': 'Minutes must be a number from 1 to 1440, or hours such as 1:30',
  'time-off.import.sameDays': ({ line }: { line: number }) => `Line ${line} has some of these days already`,

  'time-off.import.noRows': 'The file has no absences',
  'time-off.import.tooManyRows': ({ most }: { most: number }, { locale }: Texts) =>
    `At most ${formatNumber(most, locale)} absences can be imported at once`,
  'time-off.import.noColumn': ({ column }: { column: string }) => `The column ${column} is missing`,

  'time-off.import.daysAdded': ({ person, type, year, amount }: Added, { locale }: Texts) => {
    const number = formatNumber(amount, locale);
    return plural('en', amount, {
      one: `${person}: ${number} day of ${type} in ${year}`,
      other: `${person}: ${number} days of ${type} in ${year}`,
    });
  },
  'time-off.import.hoursAdded': ({ person, type, year, amount }: Added, { locale }: Texts) => {
    const number = formatNumber(amount, locale);
    return plural('en', amount, {
      one: `${person}: ${number} hour of ${type} in ${year}`,
      other: `${person}: ${number} hours of ${type} in ${year}`,
    });
  },
};
