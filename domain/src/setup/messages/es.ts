import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'setup.notAdministrator': 'No tiene permiso para configurar la empresa.',
} satisfies Catalogue<typeof en>;
