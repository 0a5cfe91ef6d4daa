import { dateText } from '../../../calendar/date-text.ts';
import type { Texts } from '../../../language/message.ts';

export const en = {
  'time-off.provisions.events.kept': ({ on }: { on: string }, { locale }: Texts) =>
    `Kept the list of provisions as of ${dateText(on, locale)}`,
};
