import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function moved({ amount, isMost, type }: Moved): string {
  const most = isMost ? `hasta ${amount}` : amount;
  return type === undefined ? most : `${most} de ${type}`;
}

interface Moved {
  count: number;
  amount: string;
  isMost: boolean;
  type?: string;
}

export const es = {
  'work-time.rule-changes.loadingPreview': 'Cargando la vista previa',
  'work-time.rule-changes.quietToday': 'Hoy no cambia ningún saldo.',
  'work-time.rule-changes.quietOn': ({ day }) => `No cambia ningún saldo el ${day}.`,
  'work-time.rule-changes.availableToday': 'Disponible hoy, antes y después.',
  'work-time.rule-changes.availableOn': ({ day }) => `Disponible el ${day}, antes y después.`,
  'work-time.rule-changes.people': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} persona`, other: `${number} personas` });
  },
  'work-time.rule-changes.gain': (given) =>
    plural('es', given.count, {
      one: `${given.count} persona gana ${moved(given)}`,
      other: `${given.count} personas ganan ${moved(given)}`,
    }),
  'work-time.rule-changes.lose': (given) =>
    plural('es', given.count, {
      one: `${given.count} persona pierde ${moved(given)}`,
      other: `${given.count} personas pierden ${moved(given)}`,
    }),
  'work-time.rule-changes.getUnlimited': ({ count }) =>
    plural('es', count, {
      one: `${count} persona pasa a tener ausencias sin límite`,
      other: `${count} personas pasan a tener ausencias sin límite`,
    }),
  'work-time.rule-changes.loseUnlimited': ({ count }) =>
    plural('es', count, {
      one: `${count} persona deja de tener ausencias sin límite`,
      other: `${count} personas dejan de tener ausencias sin límite`,
    }),
  'work-time.rule-changes.becomeOverdrawn': ({ count }) =>
    plural('es', count, {
      one: `${count} persona queda en descubierto`,
      other: `${count} personas quedan en descubierto`,
    }),
  'work-time.rule-changes.requestsRecounted': ({ count }) =>
    plural('es', count, {
      one: `${count} solicitud recalculada`,
      other: `${count} solicitudes recalculadas`,
    }),
  'work-time.rule-changes.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('es', days, { one: `${number} día`, other: `${number} días` });
  },
  'work-time.rule-changes.hours': ({ clock }) => `${clock} horas`,
  'work-time.rule-changes.noLimit': 'sin límite',
  'work-time.rule-changes.peopleAffected': 'Personas afectadas',
  'work-time.rule-changes.person': 'Persona',
  'work-time.rule-changes.type': 'Tipo',
  'work-time.rule-changes.types': 'Tipos',
  'work-time.rule-changes.before': 'Antes',
  'work-time.rule-changes.after': 'Después',
  'work-time.rule-changes.typeBefore': ({ type }) => `${type}: antes`,
  'work-time.rule-changes.typeAfter': ({ type }) => `${type}: después`,
  'work-time.rule-changes.difference': 'Diferencia',
  'work-time.rule-changes.compare': 'Comparar',
  'work-time.rule-changes.compareOf': ({ name }) => `Comparar los saldos de ${name}`,
  'work-time.rule-changes.overdrawn': 'En descubierto',
  'work-time.rule-changes.recounted': ({ count }) =>
    plural('es', count, { one: `${count} recalculada`, other: `${count} recalculadas` }),
  'work-time.rule-changes.unchanged': 'sin cambios',
  'work-time.rule-changes.balancesOf': ({ name }) => `Saldos de ${name}`,
  'work-time.rule-changes.back': 'Volver a la vista previa',
  'work-time.rule-changes.effectChanged': 'El efecto ha cambiado',
  'work-time.rule-changes.effectChangedHint':
    'Entretanto ha cambiado otra cosa, así que no se ha aplicado nada. Este es el efecto actual.',
  'work-time.rule-changes.notRemoved': 'No se ha quitado nada',
  'work-time.rule-changes.notApplied': 'No se ha aplicado el cambio',
  'work-time.rule-changes.applying': 'Aplicando…',
  'work-time.rule-changes.deleting': 'Eliminando…',
  'work-time.rule-changes.takingBack': 'Deshaciendo…',
  'work-time.rule-changes.delete': 'Eliminar',
  'work-time.rule-changes.takeBack': 'Deshacer',
  'work-time.rule-changes.deleteFor': ({ count }) =>
    plural('es', count, { one: `Eliminar para ${count} persona`, other: `Eliminar para ${count} personas` }),
  'work-time.rule-changes.takeBackFor': ({ count }) =>
    plural('es', count, { one: `Deshacer para ${count} persona`, other: `Deshacer para ${count} personas` }),
  'work-time.rule-changes.applyTo': ({ count }) =>
    plural('es', count, { one: `Aplicar a ${count} persona`, other: `Aplicar a ${count} personas` }),
  'work-time.rule-changes.reading': 'Leyendo los datos',
  'work-time.rule-changes.comparing': 'Comparando los saldos',
  'work-time.rule-changes.writing': 'Aplicando el cambio',
  'work-time.rule-changes.storing': 'Guardando el cambio, su registro y los correos',
  'work-time.rule-changes.progress': ({ step, done, total }, { locale }) =>
    `${step}: ${formatNumber(done, locale)} de ${formatNumber(total, locale)} personas`,
  'work-time.rule-changes.noComparison': 'No se ha podido cargar la comparación',
  'work-time.rule-changes.loadingBalances': 'Cargando los saldos',
  'work-time.rule-changes.sameBalances': 'Los saldos de esta persona no cambian.',
  'work-time.rule-changes.granted': 'Concedido',
  'work-time.rule-changes.adjusted': 'Ajustado',
  'work-time.rule-changes.paidOut': 'Liquidado',
  'work-time.rule-changes.taken': 'Disfrutado',
  'work-time.rule-changes.refund': 'Devolución',
  'work-time.rule-changes.holiday': 'Festivo',
  'work-time.rule-changes.expired': 'Caducado',
  'work-time.rule-changes.forgiven': 'Condonado',
  'work-time.rule-changes.settled': 'Contrato anterior',
  'work-time.rule-changes.opening': 'Inicial',
  'work-time.rule-changes.closing': 'Final',
  'work-time.rule-changes.differs': '(difiere)',
  'work-time.rule-changes.balance': 'saldo',
} satisfies Catalogue<typeof en>;
