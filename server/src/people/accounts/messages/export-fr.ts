import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const fr = {
  'people.accounts.export.isActive': 'Actif',
  'people.accounts.export.createdAt': 'Créé',
  'people.accounts.export.hasSignedIn': 'S’est connecté',
  'people.accounts.export.id': 'ID',
  'people.accounts.export.employee': 'Collaborateur',
  'people.accounts.export.manager': 'Responsable',
  'people.accounts.export.hrAdmin': 'Administrateur RH',
  'people.accounts.export.systemAdmin': 'Administrateur système',
} satisfies Catalogue<typeof en>;
