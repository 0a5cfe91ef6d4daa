import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './select-en.ts';

export const ar = {
  'teams.directory.moreToFind': ({ count }, { locale }) =>
    `غير المعروضين: ${formatNumber(count, locale)}. يمكن العثور عليهم بكتابة الاسم.`,
} satisfies Catalogue<typeof en>;
