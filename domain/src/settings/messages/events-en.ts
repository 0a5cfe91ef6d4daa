import { formatList } from '../../language/formats.ts';
import type { Said, Texts } from '../../language/message.ts';

export const en = {
  'settings.events.changed': ({ fields }: { fields: readonly Said[] }, texts: Texts) =>
    `Changed the settings: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'settings.events.copied': 'Copied the settings from the environment',
};
