import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'people.accounts.email': 'Correo electrónico',
  'people.accounts.name': 'Nombre',
  'people.accounts.personnelNumber': 'Número de personal',
  'people.accounts.costCentre': 'Centro de coste',
  'people.accounts.role': 'Rol',
  'people.accounts.department': 'Departamento',
  'people.accounts.employmentStart': 'Inicio del contrato',
  'people.accounts.lastDay': 'Último día',
  'people.accounts.employments': 'Contratos',
  'people.accounts.countsEarlier': 'Los contratos anteriores cuentan para la antigüedad',
  'people.accounts.keepsBalance': 'Conservar el saldo del contrato anterior',
  'people.accounts.employmentsNotListed': ({ most }) =>
    `employments debe ser una lista de 1 a ${most} elementos`,
  'people.accounts.status': 'Estado',
  'people.accounts.reason': 'Motivo',

  'people.accounts.emailMissing': 'Falta el correo electrónico',
  'people.accounts.emailNotValid': 'Introduzca una dirección de correo válida',
  'people.accounts.emailOfOtherDomain': ({ domain }) => `Solo se admiten direcciones de correo @${domain}`,

  'people.accounts.personnelNumberNotValid':
    'Un número de personal solo tiene letras, cifras, guiones, barras y puntos',
  'people.accounts.userIdsNotListed': 'userIds debe ser una lista de identificadores',
  'people.accounts.selectOne': 'Seleccione al menos una persona',
  'people.accounts.selectFewer': ({ most }) => `Seleccione como máximo ${most} personas`,
} satisfies Catalogue<typeof en>;
