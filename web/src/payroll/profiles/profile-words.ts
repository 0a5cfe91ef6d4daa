import {
  type ColumnField,
  columnFields,
  correctionPlaces,
  fieldsOfLevel,
  fileDateFormats,
  fileGroups,
  type PayrollLevel,
  payrollLevels,
} from '@almanac/domain/payroll/profiles/profile';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { text } from '../messages/text.ts';

type Names<Id extends string> = Readonly<Record<Id, () => string>>;

const levelNames: Names<PayrollLevel> = {
  SUMS: () => text('payroll.level.SUMS'),
  ABSENCES: () => text('payroll.level.ABSENCES'),
  DAYS: () => text('payroll.level.DAYS'),
};

const fieldNames: Names<ColumnField> = {
  personnelNumber: () => text('payroll.field.personnelNumber'),
  name: () => text('payroll.field.name'),
  email: () => text('payroll.field.email'),
  costCentre: () => text('payroll.field.costCentre'),
  department: () => text('payroll.field.department'),
  place: () => text('payroll.field.place'),
  typeCode: () => text('payroll.field.typeCode'),
  typeName: () => text('payroll.field.typeName'),
  payrollCode: () => text('payroll.field.payrollCode'),
  secondCode: () => text('payroll.field.secondCode'),
  month: () => text('payroll.field.month'),
  startDate: () => text('payroll.field.startDate'),
  endDate: () => text('payroll.field.endDate'),
  date: () => text('payroll.field.date'),
  days: () => text('payroll.field.days'),
  hours: () => text('payroll.field.hours'),
  calendarDays: () => text('payroll.field.calendarDays'),
  minutes: () => text('payroll.field.minutes'),
  share: () => text('payroll.field.share'),
  change: () => text('payroll.field.change'),
};

const groupNames: Names<ProfileSettings['groupBy']> = {
  RUN: () => text('payroll.groupBy.RUN'),
  MONTH: () => text('payroll.groupBy.MONTH'),
};

const correctionNames: Names<ProfileSettings['corrections']> = {
  NONE: () => text('payroll.corrections.NONE'),
  ROWS: () => text('payroll.corrections.ROWS'),
  SEPARATE: () => text('payroll.corrections.SEPARATE'),
};

function optionsOf<Id extends string>(ids: readonly Id[], names: Names<Id>) {
  return ids.map((id) => ({ id, label: names[id]() }));
}

export function levelName(level: PayrollLevel): string {
  return levelNames[level]();
}

export function fieldName(field: ColumnField): string {
  return fieldNames[field]();
}

export const levelOptions = () => optionsOf(payrollLevels, levelNames);
export const groupOptions = () => optionsOf(fileGroups, groupNames);
export const correctionOptions = () => optionsOf(correctionPlaces, correctionNames);

/** The fields that rows of the level fill, and the chosen one. */
export function fieldOptions(level: PayrollLevel, chosen: ColumnField | undefined) {
  const filled = fieldsOfLevel(level);
  return optionsOf(
    columnFields.filter((field) => filled.includes(field) || field === chosen),
    fieldNames,
  );
}

export const separatorOptions = () =>
  [
    { id: ',', label: text('payroll.separator.comma') },
    { id: ';', label: text('payroll.separator.semicolon') },
    { id: '\t', label: text('payroll.separator.tab') },
  ] as const;

export const decimalOptions = () =>
  [
    { id: '.', label: text('payroll.decimal.point') },
    { id: ',', label: text('payroll.decimal.comma') },
  ] as const;

export const dateOptions = () =>
  fileDateFormats.map((id) => ({ id, label: id === 'DD' ? text('payroll.dayOnly') : id }));

export const encodingOptions = () =>
  [
    { id: 'UTF-8', label: 'UTF-8' },
    { id: 'UTF-8-BOM', label: text('payroll.utf8Mark') },
    { id: 'WINDOWS-1252', label: text('payroll.windows') },
  ] as const;

export const lineEndOptions = () =>
  [
    { id: 'CRLF', label: text('payroll.crlf') },
    { id: 'LF', label: text('payroll.lf') },
  ] as const;

export const formatOptions = () =>
  [
    { id: 'CSV', label: 'CSV' },
    { id: 'XLSX', label: text('payroll.excel') },
  ] as const;
