import { formatList } from '../../language/formats.ts';
import type { Said, Texts } from '../../language/message.ts';

export interface Named {
  name: string;
}

export const en = {
  'departments.events.created': ({ name }: Named) => `Added the department ${name}`,
  'departments.events.planChanged': ({ name, plan }: Named & { plan: string }) =>
    `Set the leave plan of new people in ${name} to ${plan}`,
  'departments.events.renamed': ({ before, name }: Named & { before: string }) =>
    `Renamed the department ${before} to ${name}`,
  'departments.events.changed': ({ name, fields }: Named & { fields: readonly Said[] }, texts: Texts) =>
    `Changed the department ${name}: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'departments.events.deleted': ({ name }: Named) => `Deleted the department ${name}`,
};
