import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'departments.events.created': ({ name }) => `Departamento añadido: ${name}`,
  'departments.events.planChanged': ({ name, plan }) =>
    `Plan de vacaciones para nuevas incorporaciones de ${name}: ${plan}`,
  'departments.events.renamed': ({ before, name }) => `Departamento ${before} renombrado: ahora ${name}`,
  'departments.events.changed': ({ name, fields }, texts) =>
    `Departamento ${name} modificado: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'departments.events.deleted': ({ name }) => `Departamento eliminado: ${name}`,
} satisfies Catalogue<typeof en>;
