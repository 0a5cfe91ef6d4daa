import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { periodText } from '../../calendar/date-text.ts';
import type { Message, Said, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';

export interface Named {
  name: string;
}

export interface HandedOver {
  from: CalendarDate;
  to: CalendarDate;
}

export const en = {
  'payroll.profile': 'The profile',
  'payroll.run': 'The run',
  'payroll.file': 'The file',
  'payroll.name': 'Name',
  'payroll.places': 'Places',
  'payroll.level': 'What a row is',
  'payroll.types': 'Types',
  'payroll.type': 'Type',
  'payroll.payrollCode': 'Code',
  'payroll.secondCode': 'Second code',
  'payroll.payoutCode': 'Pay-out code',
  'payroll.columns': 'Columns',
  'payroll.field': 'Column',
  'payroll.constant': 'Fixed text',
  'payroll.heading': 'Heading',
  'payroll.before': 'First lines',
  'payroll.headings': 'Headings',
  'payroll.separator': 'Separator',
  'payroll.decimal': 'Decimal mark',
  'payroll.dateFormat': 'Dates',
  'payroll.encoding': 'Encoding',
  'payroll.lineEnd': 'Line ends',
  'payroll.format': 'File format',
  'payroll.groupBy': 'Files',
  'payroll.corrections': 'Corrections',
  'payroll.from': 'First day',
  'payroll.to': 'Last day',
  'payroll.month': 'The month must be written YYYY-MM',
  'payroll.profileRequired': 'Choose a profile',
  'payroll.noColumns': 'A file needs at least one column',
  'payroll.fieldOrConstant': 'A column has either a field or a fixed text',
  'payroll.sameType': 'A type can be listed only once',
  'payroll.unknownType': ({ code }: { code: string }) => `There is no leave type ${code}`,
  'payroll.unknownPlace': 'One of the places does not exist',
  'payroll.atMost': ({ label, most }: { label: Message; most: number }, texts: Texts) =>
    `${texts.text(label)}: at most ${most}`,
  'payroll.nameTaken': ({ name }: Named) => `There is a profile with the name ${name} already`,
  'payroll.hasRuns': ({ name, runs }: Named & { runs: number }) =>
    plural('en', runs, {
      one: `${name} cannot be deleted: it has ${runs} run`,
      other: `${name} cannot be deleted: it has ${runs} runs`,
    }),
  'payroll.levelFixed':
    'What a row is cannot change after the first run, as corrections compare rows. Add a new profile instead.',
  'payroll.letterMissing': ({ letter }: { letter: string }) =>
    `Windows-1252 has no ${letter}. Choose UTF-8, or write it differently.`,
  'payroll.personLetterMissing': ({ name, letter }: Named & { letter: string }) =>
    `${name}: Windows-1252 has no ${letter}. Choose UTF-8 for this profile, or leave the column out.`,
  'payroll.numberMissing': ({ name }: Named) => `${name} has no personnel number`,
  'payroll.codeMissing': ({ type }: { type: Said }, texts: Texts) =>
    `${texts.text(type)} has no code in this profile`,
  'payroll.payoutCodeMissing': ({ type }: { type: Said }, texts: Texts) =>
    `${texts.text(type)} has no pay-out code in this profile`,
  'payroll.endsBefore': 'The last day must not be before the first day',
  'payroll.longest': ({ months }: { months: number }) => `A run covers at most ${months} months`,
  'payroll.future': 'A month can be handed over once it has begun',
  'payroll.alreadyHandedOver': ({ from, to }: HandedOver, { locale }: Texts) =>
    `${periodText({ startDate: from, endDate: to }, locale)} has been handed over already. Changes since then come as corrections of the next run.`,
  'payroll.notTheLatest': ({ from, to }: HandedOver, { locale }: Texts) =>
    `Only the latest run can be made again: ${periodText({ startDate: from, endDate: to }, locale)} was handed over in an earlier one`,
};
