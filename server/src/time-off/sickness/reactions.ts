import type { sicknessEvents } from '@almanac/domain/time-off/sickness/events';
import type { ReactionsTo } from '../../platform/events/reactions.ts';
import { readHrExcept } from './recipient-queries.ts';

export const sicknessReactions: ReactionsTo<typeof sicknessEvents> = {
  'sickness-report.read': {},
  'sick-spell.read': {},
  'sick-spell.continued': {
    publish: ({ subject }) => [{ topic: 'time-off', userId: subject?.id ?? null }],
  },
  'sick-spell.noticed': {
    notify: [
      { message: 'sick-spell.noticed', to: (reader, { subject }) => readHrExcept(reader, subject?.id) },
    ],
  },
};
