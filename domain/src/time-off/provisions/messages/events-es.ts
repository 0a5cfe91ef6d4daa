import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'time-off.provisions.events.kept': ({ on }, { locale }) =>
    `Lista de provisiones guardada a fecha de ${dateText(on, locale)}`,
} satisfies Catalogue<typeof en>;
