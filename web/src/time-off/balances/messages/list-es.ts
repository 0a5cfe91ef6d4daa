import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './list-en.ts';

export const es = {
  'time-off.balances.listTitle': 'Saldos',
  'time-off.balances.listLabel': 'Saldos',
  'time-off.balances.filter': 'Filtrar los saldos',
  'time-off.balances.search': 'Buscar a una persona',
  'time-off.balances.searchHint': 'Nombre o correo electrónico',
  'time-off.balances.show': 'Mostrar',
  'time-off.balances.everyone': 'Todas las personas',
  'time-off.balances.sortBy': 'Ordenar por',
  'time-off.balances.listNotLoaded': 'No se han podido cargar los saldos',
  'time-off.balances.listLoading': 'Cargando las personas',
  'time-off.balances.people': ({ count }, texts) =>
    plural('es', count, {
      one: `${formatNumber(count, texts.locale)} persona`,
      other: `${formatNumber(count, texts.locale)} personas`,
    }),
  'time-off.balances.pagesLabel': 'personas',
  'time-off.balances.noOneFound': 'No se ha encontrado a nadie',
  'time-off.balances.allOnPace': 'Todas las personas que coinciden llevan buen ritmo.',
  'time-off.balances.tryAnother': 'Pruebe con otra parte del nombre o de la dirección.',

  'time-off.balances.underPace': 'Por debajo del ritmo',
  'time-off.balances.nameAscending': 'Nombre (de la A a la Z)',
  'time-off.balances.nameDescending': 'Nombre (de la Z a la A)',
  'time-off.balances.mostLeft': 'Más saldo restante',
  'time-off.balances.leastLeft': 'Menos saldo restante',
  'time-off.balances.mostUsed': 'Más disfrutado',
  'time-off.balances.leastUsed': 'Menos disfrutado',
  'time-off.balances.mostPending': 'Más pendiente',
  'time-off.balances.leastPending': 'Menos pendiente',
  'time-off.balances.mostCarried': 'Más arrastre',
  'time-off.balances.leastCarried': 'Menos arrastre',
  'time-off.balances.mostSick': 'Más días de baja',
  'time-off.balances.leastSick': 'Menos días de baja',
  'time-off.balances.furthestBehind': 'Más por debajo del ritmo',
  'time-off.balances.leastBehind': 'Menos por debajo del ritmo',

  'time-off.balances.personColumn': 'Persona',
  'time-off.balances.departmentColumn': 'Departamento',
  'time-off.balances.leftColumn': ({ type }) => `${type}: restante`,
  'time-off.balances.usedColumn': 'Disfrutado',
  'time-off.balances.pendingColumn': 'Pendiente',
  'time-off.balances.carriedColumn': 'Arrastre',
  'time-off.balances.nextColumn': 'Próxima ausencia',
  'time-off.balances.actionsColumn': 'Acciones',
  'time-off.balances.amountTaken': ({ amount }) => `Disfrutado: ${amount}`,
  'time-off.balances.withoutLimit': 'Sin límite',
  'time-off.balances.leftOf': ({ left, total }) => `${left} de ${total}`,
  'time-off.balances.amountUnderPace': ({ amount }) => `${amount} por debajo del ritmo`,
  'time-off.balances.underPaceMeaning':
    'Por debajo del ritmo: lo disfrutado va más de un tercio por detrás del año de vacaciones.',
  'time-off.balances.nonePlanned': 'Ninguna prevista',
  'time-off.balances.nextPending': ({ days }) => `${days} · pendiente`,
  'time-off.balances.awayToday': 'Ausente hoy',
  'time-off.balances.nextFrom': ({ day }) => `Desde el ${day}`,
  'time-off.balances.nextUntil': ({ day }) => `Hasta el ${day}`,

  'time-off.balances.actionsFor': ({ name }) => `Acciones para ${name}`,
  'time-off.balances.showBalance': 'Ver saldo',
  'time-off.balances.adjustBalance': 'Ajustar saldo',
  'time-off.balances.onlyAdmin':
    'No hay otro administrador, así que puede fijar su propio saldo. Queda registrado.',
  'time-off.balances.why': ({ reason }) => `${reason}.`,
} satisfies Catalogue<typeof en>;
