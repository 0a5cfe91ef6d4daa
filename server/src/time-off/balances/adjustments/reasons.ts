import type { Reasons } from '../../../people/accounts/records/people-settings.ts';
import { eraseReasonsOfRequests } from '../../requests/records/store.ts';
import { eraseReasonsOfAdjustments } from './store.ts';

/** What was written about the time off of people: the reasons of their requests and of their totals. */
export const reasonsOfTimeOff: Reasons = {
  async erase(writer, userId) {
    await eraseReasonsOfRequests(writer, userId);
    await eraseReasonsOfAdjustments(writer, userId);
  },
};
