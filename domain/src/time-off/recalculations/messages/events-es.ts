import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const es = {
  'time-off.recalculations.events.corrected': ({ balances, people, closings }) => {
    const corrected = plural('es', balances, { one: '1 saldo', other: `${balances} saldos` });
    const affected = plural('es', people, { one: '1 persona', other: `${people} personas` });
    const marked = plural('es', closings, {
      one: '1 saldo de cierre',
      other: `${closings} saldos de cierre`,
    });
    return `La actualización corrigió ${corrected} de ${affected} y marcó ${marked}`;
  },
  'time-off.recalculations.events.kept': ({ person, type, updatedOn }, texts) =>
    `Saldo de ${type} de ${texts.text(person)} conservado como antes de la actualización del ${dateText(updatedOn, texts.locale)}`,
  'time-off.recalculations.events.accepted': ({ person, type, updatedOn }, texts) =>
    `Saldo de ${type} de ${texts.text(person)} aceptado con la corrección de la actualización del ${dateText(updatedOn, texts.locale)}`,
} satisfies Catalogue<typeof en>;
