import { expect, test } from 'vitest';
import { importColumns, nameParts, openingColumn } from './import-columns.ts';
import { columnOfHeading } from './import-headings.ts';

const types = [{ code: 'SICK_LEAVE', name: 'Sick Leave' }];

test.each([
  ['email', 'email'],
  ['E-Mail-Adresse', 'email'],
  ['Work e-mail', 'email'],
  ['Name', 'name'],
  ['Vollständiger Name', 'name'],
  ['Vollsta\u0308ndiger Name', 'name'],
  ['Vorname', 'firstName'],
  ['Last name', 'lastName'],
  ['Abteilung', 'department'],
  ['Employment start', 'employmentStart'],
  ['hire_date', 'employmentStart'],
  ['Eintrittsdatum', 'employmentStart'],
  ['Beschäftigt seit', 'employmentStart'],
  ['BESCHAEFTIGT SEIT:', 'employmentStart'],
  ['Letzter Tag', 'employmentEnd'],
  ['Standort', 'place'],
  ['Urlaubsplan', 'plan'],
  ['Arbeitszeitmodell', 'schedule'],
  ['Opening sick leave', 'opening SICK_LEAVE'],
  ['Übertrag SICK_LEAVE', 'opening SICK_LEAVE'],
  ['Gehalt', undefined],
  ['opening VACATION', undefined],
  ['', undefined],
])('%j is the column %s', (heading, column) => {
  expect(columnOfHeading(heading, types)).toBe(column);
});

test('each column is found by its own name, however its words are separated', () => {
  for (const column of [...importColumns, ...nameParts, openingColumn('SICK_LEAVE')]) {
    const words = column.replaceAll(/[A-Z](?=[a-z])/g, (letter) => ` ${letter}`);
    for (const heading of [column, column.toUpperCase(), words, words.replaceAll(' ', '-')]) {
      expect(columnOfHeading(heading, types)).toBe(column);
    }
  }
});
