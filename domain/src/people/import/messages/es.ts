import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'people.import.csv': 'El texto CSV',
  'people.import.xlsxNotBase64': 'El archivo de Excel debe darse en base64',
  'people.import.xlsxTooLong': 'El archivo de Excel debe tener 2 MB como máximo',
  'people.import.oneFile': 'Indique las personas como csv o como xlsx',
  'people.import.openingAfterToday': 'El día de los saldos iniciales no puede ser posterior a hoy',
  'people.import.columnsNotListed': 'columns debe ser una lista',
  'people.import.tooManyColumns': ({ most }) => `Se pueden leer como máximo ${most} columnas`,
  'people.import.dateOrder': 'dateOrder debe ser DMY o MDY',

  'people.import.noDepartment': ({ cell }) => `No existe el departamento ${cell}`,
  'people.import.noPlace': ({ cell }) => `No existe el centro de trabajo ${cell}`,
  'people.import.noPlan': ({ cell }) => `No existe el plan de vacaciones ${cell}`,
  'people.import.noSchedule': ({ cell }) => `No existe el horario laboral ${cell}`,
  'people.import.otherStatus': 'status debe ser active o deactivated',
  'people.import.ambiguousDate': ({ cell }) =>
    `${cell} puede ser dos días distintos: elija si va primero el día o el mes, o escriba YYYY-MM-DD`,
  'people.import.twoDigitYear': ({ cell }) =>
    `${cell} tiene un año de dos cifras: escriba las cuatro, como 2026`,
  'people.import.unreadableLetters': ({ cell }) =>
    `${cell} tiene letras que no se han podido leer: guarde el archivo como UTF-8`,
  'people.import.controlCharacters': ({ cell }) => `${cell} contiene caracteres de control`,
  'people.import.openingInDays': ({ type }, texts) =>
    `El saldo inicial de ${texts.text(type)} debe ser un número de días con dos decimales como máximo, como ${formatNumber(12.5, texts.locale)}`,
  'people.import.openingInHours': ({ type }, texts) =>
    `El saldo inicial de ${texts.text(type)} debe ser un número de horas en minutos enteros, como ${formatNumber(7.5, texts.locale)} o 7:30`,
  'people.import.anniversaryNeedsStart': ({ plan }) =>
    `Los años de vacaciones de ${plan} empiezan en el aniversario: hace falta el inicio del contrato`,
  'people.import.grantsNone': ({ plan, type }, texts) =>
    `${plan} no concede ${texts.text(type)}: no se puede abrir un saldo`,

  'people.import.openingBeforeStart': 'El saldo se indica para un día anterior al primer día de trabajo',
  'people.import.sameAddress': ({ line }) => `Esta dirección ya está en la línea ${line}`,
  'people.import.sameNumber': ({ line }) => `Este número de personal ya está en la línea ${line}`,
  'people.import.noAccountToDeactivate': 'No hay ninguna cuenta que desactivar; omita esta línea',
  'people.import.ownOpening': 'No puede abrir su propio saldo; puede hacerlo otro administrador',
  'people.import.ownPlace': 'No puede cambiar su propio centro de trabajo; puede hacerlo otro administrador',
  'people.import.ownPlan': 'No puede cambiar su propio plan; puede hacerlo otro administrador',
  'people.import.ownSchedule': 'No puede cambiar su propio horario; puede hacerlo otro administrador',
  'people.import.activeAfterLastDay': 'Una persona cuyo último día ya ha pasado no puede estar activa',

  'people.import.pendingAfterLastDay': ({ type, period }, texts) =>
    `Pendiente: ${texts.text(type)}, ${periodText(period, texts.locale)}; tiene días después del último día y no se cancela`,
  'people.import.approvedAfterLastDay': ({ type, period }, texts) =>
    `Aprobada: ${texts.text(type)}, ${periodText(period, texts.locale)}; tiene días después del último día y no se cancela`,
} satisfies Catalogue<typeof en>;
