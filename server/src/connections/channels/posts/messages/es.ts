import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'connections.posts.today': ({ day }, texts) => `Ausentes hoy, ${dateText(day, texts.locale)}`,
  'connections.posts.week': ({ day }, texts) => `Ausentes esta semana, desde ${dateText(day, texts.locale)}`,
  'connections.posts.noOne': 'No hay nadie ausente.',
  'connections.posts.see': 'Ver quién está ausente',
} satisfies Catalogue<typeof en>;
