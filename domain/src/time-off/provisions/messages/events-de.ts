import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'time-off.provisions.events.kept': ({ on }, { locale }) =>
    `Liste der Rückstellungen aufbewahrt, Stand ${dateText(on, locale)}`,
} satisfies Catalogue<typeof en>;
