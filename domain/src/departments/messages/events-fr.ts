import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'departments.events.created': ({ name }) => `Service ajouté : ${name}`,
  'departments.events.planChanged': ({ name, plan }) =>
    `Régime de congés des nouveaux arrivants défini (${name}) : ${plan}`,
  'departments.events.renamed': ({ before, name }) => `Service renommé : ${before} devient ${name}`,
  'departments.events.changed': ({ name, fields }, texts) =>
    `Service modifié (${name}) : ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'departments.events.deleted': ({ name }) => `Service supprimé : ${name}`,
} satisfies Catalogue<typeof en>;
