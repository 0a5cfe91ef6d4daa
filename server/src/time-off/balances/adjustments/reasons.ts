import type { PersonalTexts } from '../../../people/accounts/records/people-settings.ts';
import { eraseReasonsOfRequests } from '../../requests/records/store.ts';
import { eraseReasonsOfAdjustments } from './store.ts';

/** The reasons written in people's requests and adjusted totals. */
export const reasonsOfTimeOff: PersonalTexts = {
  async erase(writer, userId) {
    await eraseReasonsOfRequests(writer, userId);
    await eraseReasonsOfAdjustments(writer, userId);
  },
};
