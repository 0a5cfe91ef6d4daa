import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './events-en.ts';

export const fr = {
  'time-off.recalculations.events.corrected': ({ balances, people, closings }) => {
    const corrected = plural('fr', balances, { one: `${balances} solde`, other: `${balances} soldes` });
    const affected = plural('fr', people, { one: `${people} personne`, other: `${people} personnes` });
    const marked = plural('fr', closings, {
      one: `${closings} solde de clôture`,
      other: `${closings} soldes de clôture`,
    });
    return `La mise à jour a corrigé ${corrected} de ${affected} et marqué ${marked}`;
  },
  'time-off.recalculations.events.kept': ({ person, type, updatedOn }, texts) =>
    `Solde conservé tel qu’avant la mise à jour du ${dateText(updatedOn, texts.locale)} : ${type}, ${texts.text(person)}`,
  'time-off.recalculations.events.accepted': ({ person, type, updatedOn }, texts) =>
    `Solde corrigé par la mise à jour du ${dateText(updatedOn, texts.locale)} accepté : ${type}, ${texts.text(person)}`,
} satisfies Catalogue<typeof en>;
