import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const es = {
  'audit.page.title': 'Registro de auditoría',
  'audit.page.entries': 'Entradas',
  'audit.page.notLoaded': 'No se ha podido cargar el registro de auditoría',
  'audit.page.loading': 'Cargando el registro de auditoría',
  'audit.page.count': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('es', count, { one: `${number} entrada`, other: `${number} entradas` });
  },
  'audit.page.none': 'Sin entradas',
  'audit.page.noneMatch': 'Ningún cambio coincide con los filtros.',
  'audit.page.noneYet': 'Aún no hay cambios.',
  'audit.page.pages': 'entradas',
  'audit.page.filter': 'Filtrar el registro de auditoría',
  'audit.page.search': 'Buscar',
  'audit.page.searchHint': 'Buscar acciones y personas…',
  'audit.page.record': 'Registro',
  'audit.page.allRecords': 'Todos los registros',
  'audit.page.show': 'Mostrar',
  'audit.page.changes': 'Solo cambios',
  'audit.page.views': 'Solo consultas',
  'audit.page.everything': 'Cambios y consultas',
  'audit.page.from': 'Desde',
  'audit.page.to': 'Hasta',
  'audit.page.everyone': 'Todas las personas',
  'audit.page.affectedPerson': 'Persona afectada',
  'audit.page.doneBy': 'Realizado por',
  'audit.page.kind': 'Tipo de acción',
  'audit.page.allActions': 'Todas las acciones',
} satisfies Catalogue<typeof en>;
