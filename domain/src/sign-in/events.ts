import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { newValue } from '../events/event-changes.ts';
import { EventPerson } from '../events/event-values.ts';
import { personText } from '../events/event-words.ts';

export const addressVerified = event('account.verified', {
  text: ({ subject }) => `The first sign-in of ${personText(subject)} proved the address`,
});

export const signedIn = event('account.signed-in', {
  text: ({ changes }) => `Signed in with a mailed link, on ${newValue(changes, 'session')}`,
});

export const linkRefused = event('account.link-refused', {
  text: ({ subject }) => `A sign-in link of ${personText(subject)} was refused`,
});

export const signedOut = event('account.signed-out', {
  data: {
    /** Who signed in with the same browser, which ended the session. */
    replacedBy: z.optional(EventPerson),
  },
  text({ data: { replacedBy }, subject }) {
    if (!replacedBy) return 'Signed out';
    const whatCame =
      replacedBy.id === subject.id ? 'they signed in once more' : `${replacedBy.email} signed in`;
    return `Signed out, as ${whatCame} in the same browser`;
  },
});

const endedSessions = {
  ONE: 'one of their sessions',
  OTHERS: 'all of their other sessions',
  ALL: 'all of their sessions',
} as const;
export type EndedSessions = keyof typeof endedSessions;

export const sessionsEnded = event('account.sessions-ended', {
  data: { which: z.enum(Object.keys(endedSessions) as EndedSessions[]) },
  text: ({ data }) => `Ended ${endedSessions[data.which]}`,
});

export const signInEvents = {
  'account.verified': addressVerified,
  'account.signed-in': signedIn,
  'account.link-refused': linkRefused,
  'account.signed-out': signedOut,
  'account.sessions-ended': sessionsEnded,
} as const;
