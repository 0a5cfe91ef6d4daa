import { periodText } from '../../../calendar/date-text.ts';
import type { Period } from '../../../calendar/period.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Said, Texts } from '../../../language/message.ts';

export interface Cell {
  cell: string;
}

export const en = {
  'people.import.csv': 'The CSV text',
  'people.import.xlsxNotBase64': 'The Excel file must be given in base64',
  'people.import.xlsxTooLong': 'The Excel file must be at most 2 MB',
  'people.import.oneFile': 'Give the people as csv or as xlsx',
  'people.import.openingAfterToday': 'The day of opening balances must not be after today',
  'people.import.columnsNotListed': 'columns must be a list',
  'people.import.tooManyColumns': ({ most }: { most: number }) => `At most ${most} columns can be read`,
  'people.import.dateOrder': 'dateOrder must be DMY or MDY',

  'people.import.noDepartment': ({ cell }: Cell) => `There is no department named ${cell}`,
  'people.import.noPlace': ({ cell }: Cell) => `There is no place named ${cell}`,
  'people.import.noPlan': ({ cell }: Cell) => `There is no leave plan named ${cell}`,
  'people.import.noSchedule': ({ cell }: Cell) => `There is no work schedule named ${cell}`,
  'people.import.otherStatus': 'status must be active or deactivated',
  'people.import.ambiguousDate': ({ cell }: Cell) =>
    `${cell} can be two days: choose whether the day or the month comes first, or write it as YYYY-MM-DD`,
  'people.import.twoDigitYear': ({ cell }: Cell) =>
    `${cell} has a two-digit year: write all four digits, such as 2026`,
  'people.import.unreadableLetters': ({ cell }: Cell) =>
    `${cell} has letters that could not be read: save the file as UTF-8`,
  'people.import.controlCharacters': ({ cell }: Cell) => `${cell} contains control characters`,
  'people.import.openingInDays': ({ type }: { type: Said }, texts: Texts) =>
    `The opening balance of ${texts.text(type)} must be a number of days with at most two decimals, such as ${formatNumber(12.5, texts.locale)}`,
  'people.import.openingInHours': ({ type }: { type: Said }, texts: Texts) =>
    `The opening balance of ${texts.text(type)} must be a number of hours in whole minutes, such as ${formatNumber(7.5, texts.locale)} or 7:30`,
  'people.import.anniversaryNeedsStart': ({ plan }: { plan: string }) =>
    `Leave years of ${plan} begin on the anniversary: the employment start is needed`,
  'people.import.grantsNone': ({ plan, type }: { plan: string; type: Said }, texts: Texts) =>
    `${plan} grants no ${texts.text(type)} of which a balance could be opened`,

  'people.import.openingBeforeStart': 'The balance is stated for a day before the first day of work',
  'people.import.sameAddress': ({ line }: { line: number }) => `This address is already in line ${line}`,
  'people.import.sameNumber': ({ line }: { line: number }) =>
    `This personnel number is already in line ${line}`,
  'people.import.noAccountToDeactivate': 'There is no account to deactivate; please leave this line out',
  'people.import.ownOpening': 'You cannot open your own balance; another administrator can',
  'people.import.ownPlace': 'You cannot change your own place; another administrator can',
  'people.import.ownPlan': 'You cannot change your own plan; another administrator can',
  'people.import.ownSchedule': 'You cannot change your own schedule; another administrator can',
  'people.import.activeAfterLastDay': 'Someone whose last day is over cannot be active',

  'people.import.pendingAfterLastDay': ({ type, period }: { type: Said; period: Period }, texts: Texts) =>
    `Pending: ${texts.text(type)}, ${periodText(period, texts.locale)}, has days after the last day and is not cancelled`,
  'people.import.approvedAfterLastDay': ({ type, period }: { type: Said; period: Period }, texts: Texts) =>
    `Approved: ${texts.text(type)}, ${periodText(period, texts.locale)}, has days after the last day and is not cancelled`,
};
