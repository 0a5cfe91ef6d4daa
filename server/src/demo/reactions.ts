import type { demoEvents } from '@almanac/domain/demo/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

export const demoReactions: ReactionsTo<typeof demoEvents> = {
  // It fills a whole company, so everyone refetches everything.
  'demo.seeded': {
    publish: () => ['rules', 'types', 'teams'].map((topic) => ({ topic, userId: null })),
  },
};
