import { dateText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'connections.posts.today': ({ day }, texts) => `الغائبون اليوم، ${dateText(day, texts.locale)}`,
  'connections.posts.week': ({ day }, texts) =>
    `الغائبون هذا الأسبوع، بدءًا من ${dateText(day, texts.locale)}`,
  'connections.posts.noOne': 'لا يوجد غائبون.',
  'connections.posts.see': 'عرض الغائبين',
} satisfies Catalogue<typeof en>;
