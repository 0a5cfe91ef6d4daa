import { changeLoggedBy } from '../platform/use-case/change.ts';
import { appendEvents } from './store.ts';

/** Runs the work, its events and what follows from them in one transaction. */
export const change = changeLoggedBy(appendEvents);
