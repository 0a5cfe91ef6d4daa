import { monthText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './since-en.ts';

export const fr = {
  'payroll.sinceRun': ({ count, month }, { locale }) =>
    plural('fr', count, {
      one: `${count} correction depuis la transmission de ${monthText(month, locale)}`,
      other: `${count} corrections depuis la transmission de ${monthText(month, locale)}`,
    }),
  'payroll.sinceRunHint': 'La prochaine transmission les contiendra.',
  'payroll.show': 'Afficher',
} satisfies Catalogue<typeof en>;
