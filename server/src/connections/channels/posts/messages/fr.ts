import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'connections.posts.today': ({ day }, texts) => `Absents aujourd’hui, ${dateText(day, texts.locale)}`,
  'connections.posts.week': ({ day }, texts) =>
    `Absents cette semaine, à partir du ${dateText(day, texts.locale)}`,
  'connections.posts.noOne': 'Personne n’est absent.',
  'connections.posts.see': 'Voir qui est absent',
} satisfies Catalogue<typeof en>;
