import { dateText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

/** The dialogs that change and show terms. */
export const en = {
  'leave.terms.changeOfPeople': ({ count }: { count: number }) =>
    plural('en', count, {
      one: `Change Terms of ${count} Person`,
      other: `Change Terms of ${count} People`,
    }),
  'leave.terms.changeOfDepartment': ({ name }: Named) => `Change Terms of Everyone in ${name}`,
  'leave.terms.everyoneIn': ({ name }: Named) => `Everyone in ${name}`,
  'leave.terms.changeHint': 'Applies from this date, and overrides later changes to the fields you choose.',
  'leave.terms.fromField': 'From',
  'leave.terms.noChange': 'No change',
  'leave.terms.changed': 'Terms changed',

  'leave.terms.termsOf': ({ name }: Named) => `Leave Terms of ${name}`,
  'leave.terms.termsHint': 'Each line applies until the next one begins.',
  'leave.terms.termsLabel': 'Leave terms',
  'leave.terms.termsLoading': 'Loading their leave terms',
  'leave.terms.termsNotLoaded': "Couldn't load their leave terms",
  'leave.terms.today': 'Today',
  'leave.terms.close': 'Close',
  'leave.terms.delete': 'Delete',
  'leave.terms.deleteFrom': ({ date }: { date: string }, texts: Texts) =>
    `Delete the terms from ${dateText(date, texts.locale)}`,
  'leave.terms.deleteTitle': 'Delete Change',
  'leave.terms.deleteHint': ({ date, name }: Named & { date: string }) =>
    `From ${date} on, ${name} has the previous terms again, until the next change.`,
  'leave.terms.deleted': 'Change deleted',
};
