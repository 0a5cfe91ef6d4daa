import type { React } from '../platform/events/reactions.ts';

/** For changes in tests, outside of an application: nothing follows their events. */
export const noReactions: React = () => Promise.resolve({ jobs: [], news: [], mailed: 0, asked: new Map() });

/** A queue that takes no jobs. */
export const noJobs = { enqueue: () => Promise.resolve(), wake: () => undefined };
