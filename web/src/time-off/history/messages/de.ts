import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.history.notLoaded': 'Der Verlauf konnte nicht geladen werden',
  'time-off.history.requestSubmitted': 'Gestellt',
  'time-off.history.system': 'System',
} satisfies Catalogue<typeof en>;
