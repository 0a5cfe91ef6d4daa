import { dateText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';

export const en = {
  'connections.posts.today': ({ day }: { day: string }, texts: Texts) =>
    `Away today, ${dateText(day, texts.locale)}`,
  'connections.posts.week': ({ day }: { day: string }, texts: Texts) =>
    `Away this week, from ${dateText(day, texts.locale)}`,
  'connections.posts.noOne': 'No one is away.',
  'connections.posts.see': 'See who is away',
};
