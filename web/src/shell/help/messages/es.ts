import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'shell.help.contents': 'Contenido',
  'shell.help.found': ({ count }) =>
    plural('es', count, { one: `${count} apartado encontrado`, other: `${count} apartados encontrados` }),
  'shell.help.goTo': 'Ir a la ayuda',
  'shell.help.linkTo': ({ title }) => `Enlace a ${title}`,
  'shell.help.noPage': 'No existe esta página de ayuda',
  'shell.help.noPageHint': 'La ayuda no tiene ninguna página en esta dirección.',
  'shell.help.nothingFound': 'Sin resultados',
  'shell.help.nothingFoundHint': 'Pruebe con otras palabras o con menos.',
  'shell.help.search': 'Buscar en la ayuda',
  'shell.help.searching': 'Buscando en la ayuda',
  'shell.help.sectionsFound': 'Apartados encontrados',
  'shell.help.sectionsOf': ({ title }) => `Apartados de ${title}`,
  'shell.help.title': 'Ayuda',
} satisfies Catalogue<typeof en>;
