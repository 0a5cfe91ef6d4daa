import type { Said, Texts } from '@almanac/domain/language/message';

export const en = {
  'time-off.effects.closedYearOf': ({ fault, name }: { fault: Said; name: string }, texts: Texts) =>
    `${texts.text(fault)}: it is the year of ${name}`,
};
