import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'settings.events.changed': ({ fields }, texts) =>
    `Einstellungen geändert: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'settings.events.copied': 'Einstellungen aus der Umgebung übernommen',
} satisfies Catalogue<typeof en>;
