import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'time-off.recalculations.title': 'Saldos corregidos por la actualización',
  'time-off.recalculations.subtitle': 'Qué calcula de otro modo esta versión y por qué.',
  'time-off.recalculations.filter': 'Filtrar los saldos',
  'time-off.recalculations.state': 'Estado',
  'time-off.recalculations.allStates': 'Todos',
  'time-off.recalculations.label': 'Saldos corregidos',
  'time-off.recalculations.pagesLabel': 'saldos corregidos',
  'time-off.recalculations.notLoaded': 'No se han podido cargar los saldos corregidos',
  'time-off.recalculations.loading': 'Cargando los saldos corregidos',
  'time-off.recalculations.counts': ({ open, kept, accepted }) =>
    `Por decidir: ${open}; conservados: ${kept}; aceptados: ${accepted}`,
  'time-off.recalculations.nothingToReview': 'Nada que revisar',
  'time-off.recalculations.none': 'No hay saldos corregidos',
  'time-off.recalculations.noneHint': 'Ninguna actualización ha corregido saldos que aparezcan aquí.',
  'time-off.recalculations.bannerTitle': ({ count }) =>
    plural('es', count, {
      one: `La actualización ha corregido ${count} saldo`,
      other: `La actualización ha corregido ${count} saldos`,
    }),
  'time-off.recalculations.bannerHint': 'Acepte los nuevos saldos o consérvelos como estaban.',
  'time-off.recalculations.review': 'Revisar',

  'time-off.recalculations.personColumn': 'Persona',
  'time-off.recalculations.typeColumn': 'Tipo',
  'time-off.recalculations.balanceColumn': 'Saldo',
  'time-off.recalculations.reasonColumn': 'Motivo',
  'time-off.recalculations.decisionColumn': 'Decisión',
  'time-off.recalculations.days': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('es', days, { one: `${number} día`, other: `${number} días` });
  },
  'time-off.recalculations.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} h`,
  'time-off.recalculations.change': ({ date, before, after }) => `${date}: ${before}, ahora ${after}`,
  'time-off.recalculations.planChange': 'Un cambio de plan pone fin al año de vacaciones',
  'time-off.recalculations.roundedOnce':
    'Las concesiones de varios planes se suman y después se redondean una sola vez',
  'time-off.recalculations.outsideEmployment': 'Los días sin contrato no cuentan',
  'time-off.recalculations.beforeAccount': 'Nada anterior a la creación de la cuenta',
  'time-off.recalculations.chargedOtherwise': 'Una solicitud descuenta otra cantidad',
  'time-off.recalculations.otherRule': 'Otra regla de esta versión',
  'time-off.recalculations.open': 'Por decidir',
  'time-off.recalculations.kept': 'Conservado como estaba',
  'time-off.recalculations.accepted': 'Aceptado',

  'time-off.recalculations.keep': 'Conservar como estaba',
  'time-off.recalculations.keepYours': 'Conservar como estaba…',
  'time-off.recalculations.keepOf': ({ name, type }) => `Conservar como estaba: ${name}, ${type}`,
  'time-off.recalculations.keeping': 'Conservando…',
  'time-off.recalculations.accept': 'Aceptar',
  'time-off.recalculations.acceptYours': 'Aceptar…',
  'time-off.recalculations.acceptOf': ({ name, type }) => `Aceptar: ${name}, ${type}`,
  'time-off.recalculations.accepting': 'Aceptando…',
  'time-off.recalculations.ofPerson': ({ name, type }) => `${name}: ${type}`,
  'time-off.recalculations.notDecided': 'No se ha podido decidir el saldo',

  'time-off.recalculations.keepAll': 'Conservar todos como estaban',
  'time-off.recalculations.keepAllButton': 'Conservar todos como estaban…',
  'time-off.recalculations.keepAllHint': ({ count }) =>
    plural('es', count, {
      one: `Un ajuste devuelve ${count} saldo por decidir a su valor anterior a la actualización. Sobre el suyo decide otro administrador.`,
      other: `Unos ajustes devuelven ${count} saldos por decidir a sus valores anteriores a la actualización. Sobre el suyo decide otro administrador.`,
    }),
  'time-off.recalculations.allKept': 'Conservados como estaban',
  'time-off.recalculations.acceptAll': 'Aceptar todos',
  'time-off.recalculations.acceptAllButton': 'Aceptar todos…',
  'time-off.recalculations.acceptAllHint': ({ count }) =>
    plural('es', count, {
      one: `${count} saldo por decidir conserva su nuevo valor. Sobre el suyo decide otro administrador.`,
      other: `${count} saldos por decidir conservan sus nuevos valores. Sobre el suyo decide otro administrador.`,
    }),
  'time-off.recalculations.saving': 'Guardando…',
  'time-off.recalculations.progress': ({ decided, open }) => `${decided} de ${open}…`,
  'time-off.recalculations.balances': ({ count }) =>
    plural('es', count, { one: `${count} saldo`, other: `${count} saldos` }),
  'time-off.recalculations.notAllDecided': 'No se han decidido todos los saldos',
  'time-off.recalculations.keepYoursTitle': ({ type }) => `Conservar como estaba su saldo: ${type}`,
  'time-off.recalculations.acceptYoursTitle': ({ type }) => `Aceptar su saldo: ${type}`,
  'time-off.recalculations.ownHint':
    'Sobre su propio saldo decide otro administrador, salvo que no haya otro. Su motivo queda registrado.',
  'time-off.recalculations.nothingDecided': 'No se ha decidido nada',
  'time-off.recalculations.reasonLabel': 'Motivo',
} satisfies Catalogue<typeof en>;
