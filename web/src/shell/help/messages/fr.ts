import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'shell.help.contents': 'Sommaire',
  'shell.help.found': ({ count }) =>
    plural('fr', count, { one: `${count} section trouvée`, other: `${count} sections trouvées` }),
  'shell.help.goTo': 'Aller à l’aide',
  'shell.help.linkTo': ({ title }) => `Lien vers : ${title}`,
  'shell.help.noPage': 'Page d’aide introuvable',
  'shell.help.noPageHint': 'L’aide n’a pas de page à cette adresse.',
  'shell.help.nothingFound': 'Aucun résultat',
  'shell.help.nothingFoundHint': 'Essayez d’autres mots, ou moins de mots.',
  'shell.help.search': 'Rechercher dans l’aide',
  'shell.help.searching': 'Recherche dans l’aide',
  'shell.help.sectionsFound': 'Sections trouvées',
  'shell.help.sectionsOf': ({ title }) => `Sections : ${title}`,
  'shell.help.title': 'Aide',
} satisfies Catalogue<typeof en>;
