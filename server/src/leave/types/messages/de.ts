import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'leave.types.user': 'Person',
  'leave.types.type': 'Abwesenheitsart',
  'leave.types.codeTaken': ({ code }) => `Es gibt bereits eine Abwesenheitsart mit dem Kürzel ${code}`,
  'leave.types.nameTaken': ({ name }) => `Es gibt bereits eine Abwesenheitsart mit dem Namen ${name}`,
} satisfies Catalogue<typeof en>;
