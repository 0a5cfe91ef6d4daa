import { formatList } from '../../language/formats.ts';
import type { Texts } from '../../language/message.ts';

export const en = {
  'demo.events.filled': ({ people }: { people: string }) =>
    `Filled the empty database with a demo company of ${people} people`,
  'demo.events.leaveGiven': (
    { people, places }: { people: number; places: readonly string[] },
    { locale }: Texts,
  ) =>
    `Gave ${people} people of the demo company the places ${formatList(places, locale)} with their holidays`,
};
