import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'profile.session': 'Session',
  'profile.hasRecords':
    'Un compte avec des demandes, des appartenances à des équipes ou des décisions ne peut pas être supprimé',
} satisfies Catalogue<typeof en>;
