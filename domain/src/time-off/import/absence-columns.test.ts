import { expect, test } from 'vitest';
import { absenceColumns, columnsOfAbsences } from './absence-columns.ts';

test.each([
  [absenceColumns, absenceColumns],
  [
    ['Personalnummer', 'Abwesenheitsart', 'Von', 'Bis', 'Bemerkung'],
    ['person', 'type', 'startDate', 'endDate', 'reason'],
  ],
  [
    ['Matricule', 'Type d’absence', 'Du', 'Au', 'Statut'],
    ['person', 'type', 'startDate', 'endDate', 'status'],
  ],
  [
    ['Empleado', 'Tipo de ausencia', 'Desde', 'Hasta', 'Salario'],
    ['person', 'type', 'startDate', 'endDate', undefined],
  ],
  [
    ['الموظف', 'نوع الإجازة', 'من', 'إلى'],
    ['person', 'type', 'startDate', 'endDate'],
  ],
  [
    ['E-MAIL', 'leave_type', 'First day', 'last day'],
    ['person', 'type', 'startDate', 'endDate'],
  ],
])('the headings %j are columns', (headings, columns) => {
  expect(columnsOfAbsences(headings)).toEqual(columns);
});
