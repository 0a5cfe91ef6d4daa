import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.approvals.deputies': 'Suplentes',
  'time-off.approvals.ownDeputiesHint': 'Su suplente recibe sus aprobaciones durante su ausencia.',
  'time-off.approvals.deputiesOf': ({ name }) => `Suplentes de ${name}`,
  'time-off.approvals.deputiesOfHint':
    'El suplente recibe las aprobaciones mientras la persona está ausente.',
  'time-off.approvals.deputiesNotLoaded': 'No se han podido cargar los suplentes',
  'time-off.approvals.loadingDeputies': 'Cargando los suplentes',
  'time-off.approvals.noDeputy': 'Aún no hay suplente.',
  'time-off.approvals.deputy': 'Suplente',
  'time-off.approvals.deputyMissing': 'Falta el suplente',
  'time-off.approvals.deputyFrom': 'Primer día',
  'time-off.approvals.deputyUntil': 'Último día',
  'time-off.approvals.addDeputy': 'Añadir suplente',
  'time-off.approvals.addDeputyHint': 'Un responsable o administrador, para unos días.',
  'time-off.approvals.addingDeputy': 'Añadiendo…',
  'time-off.approvals.deputyAdded': 'Suplente añadido',
  'time-off.approvals.deputyNotAdded': 'No se ha añadido el suplente',
  'time-off.approvals.deputyDays': ({ name, days }) => `${name}, ${days}`,
  'time-off.approvals.deputyFor': ({ name, days }) => `Por ${name}, ${days}`,
  'time-off.approvals.removeDeputy': 'Quitar suplente',
  'time-off.approvals.removeDeputyNamed': ({ name, days }) => `Quitar: ${name}, ${days}`,
  'time-off.approvals.removeDeputyQuestion': '¿Seguro que desea quitar este suplente?',
  'time-off.approvals.remove': 'Quitar',
  'time-off.approvals.removing': 'Quitando…',
  'time-off.approvals.keepDeputy': 'Conservar',
  'time-off.approvals.deputyRemoved': 'Suplente quitado',
} satisfies Catalogue<typeof en>;
