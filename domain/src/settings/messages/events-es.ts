import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'settings.events.changed': ({ fields }, texts) =>
    `Ajustes modificados: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'settings.events.copied': 'Ajustes copiados del entorno',
} satisfies Catalogue<typeof en>;
