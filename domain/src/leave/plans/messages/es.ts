import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'leave.plans.plan': 'Plan',
  'leave.plans.policy': 'Regla',
  'leave.plans.place': 'Centro de trabajo',
  'leave.plans.name': 'Nombre',
  'leave.plans.type': 'Tipo',
  'leave.plans.types': 'Tipos',
  'leave.plans.from': 'Desde',
  'leave.plans.template': 'Plantilla',
  'leave.plans.policies': 'Reglas',
  'leave.plans.people': 'Personas',
  'leave.plans.amount': 'Cantidad',
  'leave.plans.on': 'Fecha',
  'leave.plans.expiresOn': 'Caduca el',
  'leave.plans.reason': 'Motivo',
  'leave.plans.through': 'Hasta',
  'leave.plans.grants': 'Concesiones',
  'leave.plans.steps': 'Tramos',
  'leave.plans.every': 'Periodicidad',
  'leave.plans.at': 'Momento',
  'leave.plans.payDay': 'El día de pago',
  'leave.plans.proration': 'Prorrateo',
  'leave.plans.minimum': 'Mínimo',
  'leave.plans.waitingMonths': 'Período de espera',
  'leave.plans.reducedByAbsence': 'Reducción por ausencia',
  'leave.plans.rounding': 'Redondeo',
  'leave.plans.fullWeek': 'Semana completa',
  'leave.plans.cap': 'Tope',
  'leave.plans.overdraft': 'Descubierto',
  'leave.plans.carriesDebt': 'Arrastra saldo negativo',
  'leave.plans.chargesHolidays': 'Descuenta festivos',
  'leave.plans.usableAfterMonths': 'Disponible tras (meses)',
  'leave.plans.notice': 'Antelación',
  'leave.plans.longestRequest': 'Solicitud más larga',
  'leave.plans.needsWarning': 'Solo caduca tras un aviso',
  'leave.plans.employmentMonths': 'Meses de antigüedad',
  'leave.plans.perYear': 'Cantidad anual',
  'leave.plans.carryOver': 'Arrastre',
  'leave.plans.carryMonths': 'Meses de arrastre',
  'leave.plans.employmentStart': 'Inicio del contrato',

  'leave.plans.yearStartWritten': 'El inicio del año de vacaciones debe ser un día con el formato MM-DD',
  'leave.plans.yearStartNoDay': 'El año de vacaciones debe empezar en un día que exista todos los años',
  'leave.plans.rulesNoPolicy': 'Rules debe ser una regla o null',
  'leave.plans.rulesMissing': 'Faltan las reglas',
  'leave.plans.noType': 'Elija al menos un tipo',
  'leave.plans.unknownType': 'No existe este tipo',
  'leave.plans.unknownTemplate': 'No existe esta plantilla',
  'leave.plans.typeNotInTemplate': ({ country, type }, texts) =>
    `La plantilla de ${texts.text(country)} no tiene el tipo ${type}`,
  'leave.plans.peopleMissing': 'Faltan las personas',
  'leave.plans.termsForWhom':
    'Las condiciones se fijan para personas, para un departamento o para un centro de trabajo',
  'leave.plans.termsEmpty': 'Se necesita un plan, un horario o un centro de trabajo',
  'leave.plans.amountZero': 'La cantidad no puede ser 0',
  'leave.plans.expiresTooEarly': 'La fecha de caducidad no puede ser anterior al día del ajuste',
  'leave.plans.expiresDeduction': 'Solo puede caducar lo que se añade',
  'leave.plans.mostGrants': ({ most }) => `Puede haber como máximo ${most} concesiones`,
  'leave.plans.mostSteps': ({ most }) => `Puede haber como máximo ${most} tramos`,
  'leave.plans.mostVersions': ({ most }) => `Un tipo puede tener como máximo ${most} versiones en un plan`,
  'leave.plans.payDayMissing': 'El devengo cada dos semanas necesita un día de pago desde el que contar',
  'leave.plans.monthsNeedYear': 'Los meses de empleo requieren que se devengue todo el año de una vez',
  'leave.plans.stepMissing': 'Cada concesión necesita una cantidad anual',
  'leave.plans.firstStep': 'El primer tramo debe empezar a los 0 meses',
  'leave.plans.stepOrder': 'Cada tramo debe empezar después del anterior',
  'leave.plans.grantNameTaken': 'Cada concesión necesita un nombre propio',
  'leave.plans.grantNameMissing': 'De varias concesiones, solo una puede quedar sin nombre',

  'leave.plans.nameTaken': ({ name }) => `Ya existe un plan con el nombre ${name}`,
  'leave.plans.versionTaken': 'Un tipo solo puede tener una versión a partir de un mismo día',
  'leave.plans.earningFixed': ({ yearStart }, texts) =>
    `La forma de devengo solo puede cambiar al inicio de un año de vacaciones: ${dayText(yearStart, yearStart, texts.locale)}`,
  'leave.plans.versionWouldEarn': ({ fault, from }, texts) =>
    `${texts.text(fault)}; la versión desde el ${dateText(from, texts.locale)} cambiaría el devengo`,
  'leave.plans.laterVersionBuilds': ({ type, from }, texts) =>
    `Las reglas de ${type} desde el ${dateText(from, texts.locale)} se basan en esta versión; cámbielas o elimínelas primero`,
  'leave.plans.inUse': ({ name }) =>
    `${name} no se puede eliminar: está en uso en personas, centros de trabajo o departamentos`,
  'leave.plans.inUseByPeople': ({ name, people }) =>
    plural('es', people, {
      one: `${name} no se puede eliminar: lo tiene ${people} persona`,
      other: `${name} no se puede eliminar: lo tienen ${people} personas`,
    }),
  'leave.plans.yearStartFixed': ({ name }) =>
    `El año de vacaciones de ${name} no se puede cambiar, porque hay personas que tienen o tuvieron este plan. Cópielo con el otro año de vacaciones y pase a las personas a la copia`,
  'leave.plans.startsMissing': ({ names, others }, texts) => {
    const named = formatList(others > 0 ? [...names, `${others} más`] : names, texts.locale);
    return `Los años de vacaciones que empiezan en el aniversario requieren el inicio del contrato de: ${named}`;
  },
  'leave.plans.startNeeded':
    'Sus años de vacaciones empiezan en el aniversario: hace falta el inicio del contrato',
} satisfies Catalogue<typeof en>;
