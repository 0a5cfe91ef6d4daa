import { expect, test } from 'vitest';
import { languages } from '../../language/language.ts';
import { createTexts, entriesIn } from '../../language/texts.ts';
import { accountCatalogues } from '../accounts/messages/catalogues.ts';
import { importColumns, nameParts, openingColumn, userColumns } from './import-columns.ts';
import { columnOfHeading, columnsOfHeadings, headingWords } from './import-headings.ts';

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
  ['Courriel', 'email'],
  ['Nom', 'name'],
  ['PRENOM', 'firstName'],
  ['Rôle', 'role'],
  ['Service', 'department'],
  ["Date d'embauche", 'employmentStart'],
  ['Date d’entrée', 'employmentStart'],
  ['Statut', 'status'],
  ['Report SICK_LEAVE', 'opening SICK_LEAVE'],
  ['Correo', 'email'],
  ['Nombre y apellidos', 'name'],
  ['Rol', 'role'],
  ['Fecha de alta', 'employmentStart'],
  ['ULTIMO DIA', 'employmentEnd'],
  ['Estado', 'status'],
  ['Saldo inicial SICK_LEAVE', 'opening SICK_LEAVE'],
  ['البريد الإلكتروني', 'email'],
  ['البريد الالكتروني', 'email'],
  ['الاسم الكامل', 'name'],
  ['القسم', 'department'],
  ['تاريخ التعيين', 'employmentStart'],
  ['الحالة', 'status'],
  ['رصيد SICK_LEAVE', 'opening SICK_LEAVE'],
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

test.each([
  [
    ['Nom', 'Prénom'],
    ['lastName', 'firstName'],
  ],
  [
    ['Nombre', 'Apellidos'],
    ['firstName', 'lastName'],
  ],
  [
    ['الاسم', 'اسم العائلة'],
    ['firstName', 'lastName'],
  ],
  [
    ['Nom', 'E-mail'],
    ['name', 'email'],
  ],
  [
    ['Name', 'First name'],
    ['name', 'firstName'],
  ],
  [
    ['Nombre', 'Nombre de pila', 'Apellidos'],
    ['name', 'firstName', 'lastName'],
  ],
])('the headings %j are the columns %j', (headings, columns) => {
  expect(columnsOfHeadings(headings, types)).toEqual(columns);
});

test('each column of an account is found by its label in every language', () => {
  for (const language of languages) {
    const texts = createTexts(language, language, entriesIn(language, [accountCatalogues]));
    for (const { name, label } of userColumns) {
      const heading = texts.text(label);
      expect([heading, columnOfHeading(heading, types)]).toEqual([heading, name]);
    }
  }
});

test.each([
  ['Half of the first day', 'halfofthefirstday'],
  ['Personal-Nr.', 'personalnr'],
  ['Début', 'debut'],
  ['Prüfung', 'pruefung'],
])('the words of %j are %j', (heading, words) => {
  expect(headingWords(heading)).toBe(words);
});
