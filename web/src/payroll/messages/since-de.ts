import { monthText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './since-en.ts';

export const de = {
  'payroll.sinceRun': ({ count, month }, { locale }) =>
    plural('de', count, {
      one: `${count} Korrektur seit der Übergabe für ${monthText(month, locale)}`,
      other: `${count} Korrekturen seit der Übergabe für ${monthText(month, locale)}`,
    }),
  'payroll.sinceRunHint': 'Die nächste Übergabe enthält sie.',
  'payroll.show': 'Anzeigen',
} satisfies Catalogue<typeof en>;
