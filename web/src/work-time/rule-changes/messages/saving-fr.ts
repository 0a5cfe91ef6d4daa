import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './saving-en.ts';

export const fr = {
  'work-time.rule-changes.cancel': 'Annuler',
  'work-time.rule-changes.reason': 'Motif',
  'work-time.rule-changes.reasonHint':
    'Le changement concerne aussi vos propres données : le journal d’audit en conserve le motif.',
  'work-time.rule-changes.preview': 'Prévisualiser les changements',
  'work-time.rule-changes.calculating': 'Calcul…',
  'work-time.rule-changes.noPreview': 'Impossible de charger l’aperçu',
  'work-time.rule-changes.save': 'Enregistrer',
  'work-time.rule-changes.saving': 'Enregistrement…',
  'work-time.rule-changes.notSaved': 'Rien n’a été enregistré',
} satisfies Catalogue<typeof en>;
