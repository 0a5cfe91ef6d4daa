import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const de = {
  'time-off.recalculations.events.corrected': ({ balances, people, closings }) => {
    const corrected = plural('de', balances, { one: '1 Kontostand', other: `${balances} Kontostände` });
    const affected = plural('de', people, { one: '1 Person', other: `${people} Personen` });
    const marked = plural('de', closings, {
      one: '1 Jahresendstand',
      other: `${closings} Jahresendstände`,
    });
    return `Das Update hat ${corrected} von ${affected} korrigiert und ${marked} markiert`;
  },
  'time-off.recalculations.events.kept': ({ person, type, updatedOn }, texts) =>
    `Kontostand (${type}) von ${texts.text(person)} beibehalten wie vor dem Update vom ${dateText(updatedOn, texts.locale)}`,
  'time-off.recalculations.events.accepted': ({ person, type, updatedOn }, texts) =>
    `Kontostand (${type}) von ${texts.text(person)} übernommen wie vom Update vom ${dateText(updatedOn, texts.locale)} korrigiert`,
} satisfies Catalogue<typeof en>;
