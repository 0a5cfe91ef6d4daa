import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'time-off.provisions.events.kept': ({ on }, { locale }) =>
    `Liste des provisions conservée au ${dateText(on, locale)}`,
} satisfies Catalogue<typeof en>;
