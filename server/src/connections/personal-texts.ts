import { personalTexts as textsOfRecords } from '../payroll/personal-texts.ts';
import type { PersonalTexts } from '../people/accounts/records/people-settings.ts';
import { deleteLinksOf } from './email-decisions/link-store.ts';
import { removeFeedsOf } from './feeds/store.ts';
import { removeInvitationsOf } from './invitations/store.ts';

/** What erasing a person erases beyond their account: texts of their records, and what lets others reach or act for them. */
export const personalTexts: PersonalTexts = {
  async erase(writer, userId) {
    await textsOfRecords.erase(writer, userId);
    await deleteLinksOf(writer, userId);
    await removeFeedsOf(writer, userId);
    await removeInvitationsOf(writer, userId);
  },
};
