import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const fr = {
  'audit.page.title': 'Journal d’audit',
  'audit.page.entries': 'Entrées',
  'audit.page.notLoaded': 'Impossible de charger le journal d’audit',
  'audit.page.loading': 'Chargement du journal d’audit',
  'audit.page.count': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} entrée`,
      other: `${formatNumber(count, locale)} entrées`,
    }),
  'audit.page.none': 'Aucune entrée',
  'audit.page.noneMatch': 'Aucune modification ne correspond à vos filtres.',
  'audit.page.noneYet': 'Il n’y a pas encore de modifications.',
  'audit.page.pages': 'entrées',
  'audit.page.filter': 'Filtrer le journal d’audit',
  'audit.page.search': 'Rechercher',
  'audit.page.searchHint': 'Rechercher des actions et des personnes…',
  'audit.page.record': 'Donnée',
  'audit.page.allRecords': 'Toutes les données',
  'audit.page.show': 'Afficher',
  'audit.page.changes': 'Modifications uniquement',
  'audit.page.views': 'Consultations uniquement',
  'audit.page.everything': 'Modifications et consultations',
  'audit.page.from': 'Du',
  'audit.page.to': 'Au',
  'audit.page.everyone': 'Tout le monde',
  'audit.page.affectedPerson': 'Personne concernée',
  'audit.page.doneBy': 'Effectué par',
  'audit.page.kind': 'Type d’action',
  'audit.page.allActions': 'Toutes les actions',
} satisfies Catalogue<typeof en>;
