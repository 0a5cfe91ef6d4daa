import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'shell.about.allLicences': 'Lire toutes les licences',
  'shell.about.builtFrom': 'Conçu avec',
  'shell.about.free':
    'Almanac est un logiciel libre sous licence MIT et fonctionne sur un serveur de votre entreprise.',
  'shell.about.holidayLicence': 'CC BY-SA 3.0',
  'shell.about.holidaySource': 'date-holidays',
  'shell.about.holidays': ({ source, licence }) =>
    `Les jours fériés proposés proviennent des données de ${source}, qui s’appuient sur Wikipédia, sous ${licence}.`,
  'shell.about.licence': 'Licence',
  'shell.about.loading': 'Chargement de la liste des composants',
  'shell.about.name': 'Nom',
  'shell.about.notLoaded': 'Impossible de charger la liste des composants',
  'shell.about.packages': 'Paquets',
  'shell.about.packagesOfOthers': ({ count }) =>
    plural('fr', count, {
      one: `${count} paquet de tiers, avec nos remerciements`,
      other: `${count} paquets de tiers, avec nos remerciements`,
    }),
  'shell.about.product': ({ version }) => `Almanac ${version}`,
  'shell.about.runs': 'Exécution',
  'shell.about.runsInBoth': 'dans le navigateur et sur le serveur',
  'shell.about.runsInBrowser': 'dans le navigateur',
  'shell.about.runsOnServer': 'sur le serveur',
  'shell.about.title': 'À propos d’Almanac',
  'shell.about.version': 'Version',
} satisfies Catalogue<typeof en>;
