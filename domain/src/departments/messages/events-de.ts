import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'departments.events.created': ({ name }) => `Abteilung ${name} angelegt`,
  'departments.events.planChanged': ({ name, plan }) =>
    `Urlaubsmodell neuer Personen in ${name} auf ${plan} gesetzt`,
  'departments.events.renamed': ({ before, name }) => `Abteilung ${before} in ${name} umbenannt`,
  'departments.events.changed': ({ name, fields }, texts) =>
    `Abteilung ${name} geändert: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'departments.events.deleted': ({ name }) => `Abteilung ${name} gelöscht`,
} satisfies Catalogue<typeof en>;
