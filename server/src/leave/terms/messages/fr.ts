import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'leave.terms.user': 'Utilisateur',
  'leave.terms.departmentNotFound': 'Service introuvable',
  'leave.terms.personNotFound': 'Personne introuvable',
  'leave.terms.placeNotFound': 'Lieu de travail introuvable',
  'leave.terms.planNotFound': 'Régime introuvable',
  'leave.terms.scheduleNotFound': 'Horaire de travail introuvable',
} satisfies Catalogue<typeof en>;
