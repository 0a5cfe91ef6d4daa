import { monthText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './since-en.ts';

export const es = {
  'payroll.sinceRun': ({ count, month }, { locale }) =>
    plural('es', count, {
      one: `${count} corrección desde la entrega de ${monthText(month, locale)}`,
      other: `${count} correcciones desde la entrega de ${monthText(month, locale)}`,
    }),
  'payroll.sinceRunHint': 'La próxima entrega las incluirá.',
  'payroll.show': 'Mostrar',
} satisfies Catalogue<typeof en>;
