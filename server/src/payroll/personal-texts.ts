import type { PersonalTexts } from '../people/accounts/records/people-settings.ts';
import { reasonsOfTimeOff } from '../time-off/balances/adjustments/reasons.ts';
import { erasePersonFromRuns } from './runs/run-store.ts';

/** The reasons of people's time off, and their names in payroll runs. */
export const personalTexts: PersonalTexts = {
  async erase(writer, userId) {
    await reasonsOfTimeOff.erase(writer, userId);
    await erasePersonFromRuns(writer, userId);
  },
};
