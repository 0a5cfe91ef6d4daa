import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'settings.events.changed': ({ fields }, texts) =>
    `Paramètres modifiés : ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'settings.events.copied': 'Paramètres copiés de l’environnement',
} satisfies Catalogue<typeof en>;
