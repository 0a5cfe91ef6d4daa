import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { EventDate, EventNumber, RecordName, TypeCode } from '../events/event-values.ts';
import { personSaid, textAfter, textBefore } from '../events/event-words.ts';
import type { Message } from '../language/message.ts';
import { eventMessage } from './messages/event-message.ts';

export const typeCreated = event('leave-type.created', {
  isPublic: true,
  text: ({ changes }) => eventMessage('leave.events.typeCreated', { name: textAfter(changes, 'name') }),
});

export const typeChanged = event('leave-type.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => eventMessage('leave.events.typeChanged', { name: data.name }),
});

export const typeDeleted = event('leave-type.deleted', {
  isPublic: true,
  text: ({ changes }) => eventMessage('leave.events.typeDeleted', { name: textBefore(changes, 'name') }),
});

export const planCreated = event('leave-plan.created', {
  isPublic: true,
  data: {
    /** The name of the plan that was copied. */
    copyOf: z.optional(RecordName),
    /** The country whose template it was made from. */
    template: z.optional(RecordName),
  },
  text({ changes, data: { copyOf, template } }) {
    const name = textAfter(changes, 'name');
    if (template !== undefined) return eventMessage('leave.events.planFromTemplate', { name, template });
    return copyOf === undefined
      ? eventMessage('leave.events.planCreated', { name })
      : eventMessage('leave.events.planCopied', { name, original: copyOf });
  },
});

export const planChanged = event('leave-plan.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => eventMessage('leave.events.planChanged', { name: data.name }),
});

export const planDeleted = event('leave-plan.deleted', {
  isPublic: true,
  text: ({ changes }) => eventMessage('leave.events.planDeleted', { name: textBefore(changes, 'name') }),
});

/** The plan's name, and the type and first day of the rules. */
const PolicyFacts = { name: RecordName, type: TypeCode, from: EventDate };

export const policyWritten = event('leave-policy.written', {
  isPublic: true,
  data: PolicyFacts,
  text: ({ data: { name, type, from } }) => eventMessage('leave.events.rulesSet', { name, type, from }),
});

export const policyDeleted = event('leave-policy.deleted', {
  isPublic: true,
  data: PolicyFacts,
  text: ({ data: { name, type, from } }) => eventMessage('leave.events.rulesDeleted', { name, type, from }),
});

const terms: Readonly<Record<string, Message>> = {
  place: eventMessage('leave.events.place'),
  plan: eventMessage('leave.events.plan'),
  schedule: eventMessage('leave.events.schedule'),
};

export const termsChanged = event('terms.changed', {
  isPublic: true,
  text({ changes, subject }) {
    return eventMessage('leave.events.termsChanged', {
      person: personSaid(subject),
      from: textAfter(changes, 'effectiveFrom'),
      terms: changes.flatMap(({ field }) => terms[field] ?? []),
    });
  },
});

export const termsDeleted = event('terms.deleted', {
  isPublic: true,
  text: ({ changes, subject }) =>
    eventMessage('leave.events.termsDeleted', {
      person: personSaid(subject),
      from: textBefore(changes, 'effectiveFrom'),
    }),
});

export const leaveSetUp = event('leave.set-up', {
  data: { plan: RecordName, people: EventNumber },
  text({ changes, data: { plan, people } }) {
    return eventMessage('leave.events.setUp', { plan, people, from: textAfter(changes, 'leaveYear') });
  },
});

export const leaveEvents = {
  'leave-type.created': typeCreated,
  'leave-type.changed': typeChanged,
  'leave-type.deleted': typeDeleted,
  'leave-plan.created': planCreated,
  'leave-plan.changed': planChanged,
  'leave-plan.deleted': planDeleted,
  'leave-policy.written': policyWritten,
  'leave-policy.deleted': policyDeleted,
  'terms.changed': termsChanged,
  'terms.deleted': termsDeleted,
  'leave.set-up': leaveSetUp,
} as const;
