import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './export-en.ts';

export const de = {
  'people.accounts.export.isActive': 'Aktiv',
  'people.accounts.export.createdAt': 'Angelegt',
  'people.accounts.export.hasSignedIn': 'Hat sich angemeldet',
  'people.accounts.export.id': 'ID',
  'people.accounts.export.employee': 'Mitarbeitende',
  'people.accounts.export.manager': 'Führungskraft',
  'people.accounts.export.hrAdmin': 'Personaladministration',
  'people.accounts.export.systemAdmin': 'Systemadministration',
} satisfies Catalogue<typeof en>;
