import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventPerson } from '../events/event-values.ts';
import { personSaid, textAfter } from '../events/event-words.ts';
import type { Message } from '../language/message.ts';
import { eventMessage } from './messages/event-message.ts';

export const addressVerified = event('account.verified', {
  text: ({ subject }) => eventMessage('sign-in.events.verified', { person: personSaid(subject) }),
});

export const signedIn = event('account.signed-in', {
  text: ({ changes }) => eventMessage('sign-in.events.signedIn', { session: textAfter(changes, 'session') }),
});

export const linkRefused = event('account.link-refused', {
  text: ({ subject }) => eventMessage('sign-in.events.linkRefused', { person: personSaid(subject) }),
});

export const signedOut = event('account.signed-out', {
  data: {
    /** Who signed in with the same browser, which ended the session. */
    replacedBy: z.optional(EventPerson),
  },
  text({ data: { replacedBy }, subject }) {
    if (!replacedBy) return eventMessage('sign-in.events.signedOut');
    return replacedBy.id === subject.id
      ? eventMessage('sign-in.events.signedInAgain')
      : eventMessage('sign-in.events.replaced', { address: replacedBy.email });
  },
});

const endedSessions = ['ONE', 'OTHERS', 'ALL'] as const;
export type EndedSessions = (typeof endedSessions)[number];

const endedMessages: Readonly<Record<EndedSessions, Message>> = {
  ONE: eventMessage('sign-in.events.oneEnded'),
  OTHERS: eventMessage('sign-in.events.othersEnded'),
  ALL: eventMessage('sign-in.events.allEnded'),
};

export const sessionsEnded = event('account.sessions-ended', {
  data: { which: z.enum(endedSessions) },
  text: ({ data }) => endedMessages[data.which],
});

export const signInEvents = {
  'account.verified': addressVerified,
  'account.signed-in': signedIn,
  'account.link-refused': linkRefused,
  'account.signed-out': signedOut,
  'account.sessions-ended': sessionsEnded,
} as const;
