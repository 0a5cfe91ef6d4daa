import * as z from 'zod/mini';
import { earliestDate } from '../calendar/calendar-date.ts';
import { dateText } from '../calendar/english-date-text.ts';
import { event } from '../events/event.ts';
import { EventDate, EventNumber, RecordName, TypeCode } from '../events/event-values.ts';
import { personText, textAfter, textBefore } from '../events/event-words.ts';

export const typeCreated = event('leave-type.created', {
  isPublic: true,
  text: ({ changes }) => `Added the type ${textAfter(changes, 'name')}`,
});

export const typeChanged = event('leave-type.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => `Changed the type ${data.name}`,
});

export const typeDeleted = event('leave-type.deleted', {
  isPublic: true,
  text: ({ changes }) => `Deleted the type ${textBefore(changes, 'name')}`,
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
    const copied = copyOf === undefined ? '' : `, a copy of ${copyOf}`;
    const origin = template === undefined ? copied : `, from the template of ${template}`;
    return `Added the leave plan ${textAfter(changes, 'name')}${origin}`;
  },
});

export const planChanged = event('leave-plan.changed', {
  isPublic: true,
  data: { name: RecordName },
  text: ({ data }) => `Changed the leave plan ${data.name}`,
});

export const planDeleted = event('leave-plan.deleted', {
  isPublic: true,
  text: ({ changes }) => `Deleted the leave plan ${textBefore(changes, 'name')}`,
});

/** The plan's name, and the type and first day of the rules. */
const PolicyFacts = { name: RecordName, type: TypeCode, from: EventDate };

export const policyWritten = event('leave-policy.written', {
  isPublic: true,
  data: PolicyFacts,
  text: ({ data: { name, type, from } }) =>
    `Set the rules of ${type} in the leave plan ${name} from ${dateText(from)}`,
});

export const policyDeleted = event('leave-policy.deleted', {
  isPublic: true,
  data: PolicyFacts,
  text: ({ data: { name, type, from } }) =>
    `Deleted the rules of ${type} in the leave plan ${name} from ${dateText(from)}`,
});

const wordsOfTerms: Readonly<Record<string, string>> = {
  place: 'place',
  plan: 'leave plan',
  schedule: 'work schedule',
};

export const termsChanged = event('terms.changed', {
  isPublic: true,
  text({ changes, subject }) {
    const what = changes.flatMap(({ field }) => wordsOfTerms[field] ?? []).join(', ');
    return `Changed the ${what} of ${personText(subject)} ${fromText(textAfter(changes, 'effectiveFrom'))}`;
  },
});

export const termsDeleted = event('terms.deleted', {
  isPublic: true,
  text: ({ changes, subject }) =>
    `Deleted what ${personText(subject)} held ${fromText(textBefore(changes, 'effectiveFrom'))}`,
});

function fromText(from: string): string {
  return from === earliestDate ? 'from the first day on' : `from ${dateText(from)} on`;
}

export const leaveSetUp = event('leave.set-up', {
  data: { plan: RecordName, people: EventNumber },
  text({ changes, data: { plan, people } }) {
    const from = dateText(textAfter(changes, 'leaveYear'));
    return `Set up leave from ${from} on with the plan ${plan} for ${people} people`;
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
