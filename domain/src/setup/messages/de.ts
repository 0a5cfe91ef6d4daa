import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'setup.notAdministrator': 'Sie dürfen das Unternehmen nicht einrichten.',
} satisfies Catalogue<typeof en>;
