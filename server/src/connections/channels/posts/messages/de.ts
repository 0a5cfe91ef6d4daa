import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'connections.posts.today': ({ day }, texts) => `Heute abwesend, ${dateText(day, texts.locale)}`,
  'connections.posts.week': ({ day }, texts) => `Diese Woche abwesend, ab ${dateText(day, texts.locale)}`,
  'connections.posts.noOne': 'Niemand ist abwesend.',
  'connections.posts.see': 'Ansehen, wer abwesend ist',
} satisfies Catalogue<typeof en>;
