import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import { erasedPerson } from '../erased-person.ts';
import { event } from '../events/event.ts';
import type { LoggedChange } from '../events/event-change.ts';
import { formerValue, newValue } from '../events/event-changes.ts';
import { EventDate, EventNumber } from '../events/event-values.ts';
import { personSaid, textAfter, textBefore } from '../events/event-words.ts';
import type { Message, Said } from '../language/message.ts';
import { changedLabels } from '../records/logged-record.ts';
import { userFields } from './accounts/user-fields.ts';
import { eventMessage } from './messages/event-message.ts';

interface ToldAccount {
  changes: readonly LoggedChange[];
  subject: { id: string; name?: string | undefined; email?: string | undefined };
}

/** Set if a file was imported. */
const Import = { through: z.optional(z.literal('IMPORT')) };

/** Names the changed fields of the account, without sessions that end with the change. */
function fieldsText({
  changes,
  subject,
  data: { through },
}: ToldAccount & { data: { through?: string | undefined } }): Message {
  const changed = changes.filter(({ field }) => field !== 'session');
  const values = { person: personSaid(subject), fields: changedLabels(userFields, changed) };
  return through === 'IMPORT'
    ? eventMessage('people.events.changedByImport', values)
    : eventMessage('people.events.changed', values);
}

export const accountCreated = event('account.created', {
  isPublic: true,
  data: { through: z.enum(['IMPORT', 'SIGN_IN']) },
  text: ({ data, subject }) =>
    data.through === 'IMPORT'
      ? eventMessage('people.events.imported', { person: personSaid(subject) })
      : eventMessage('people.events.signedUp', { person: personSaid(subject) }),
});

export const accountInvited = event('account.invited', {
  isPublic: true,
  text: ({ subject }) => eventMessage('people.events.invited', { person: personSaid(subject) }),
});

export const accountWelcomed = event('account.welcomed', {
  text: ({ subject }) => eventMessage('people.events.welcomed', { person: personSaid(subject) }),
});

export const accountChanged = event('account.changed', {
  isPublic: true,
  data: {
    /** Set if not an administrator but an import, or the person in their profile, changed it. */
    through: z.optional(z.enum(['IMPORT', 'PROFILE'])),
  },
  text(told) {
    if (told.data.through === 'PROFILE') {
      return eventMessage('people.events.ownNameChanged', { name: textAfter(told.changes, 'name') });
    }
    return fieldsText(told);
  },
});

export const roleChanged = event('account.role-changed', {
  isPublic: true,
  data: Import,
  text(told) {
    // An import may change other fields with the role.
    if (told.data.through) return fieldsText(told);
    return eventMessage('people.events.roleChanged', {
      person: personSaid(told.subject),
      from: textBefore(told.changes, 'role') as Role,
      to: textAfter(told.changes, 'role') as Role,
    });
  },
});

export const photoChanged = event('account.photo-changed', {
  isPublic: true,
  text: () => eventMessage('people.events.photoChanged'),
});

export const photoRemoved = event('account.photo-removed', {
  isPublic: true,
  text: ({ subject, actor }) =>
    actor?.id === subject.id
      ? eventMessage('people.events.ownPhotoRemoved')
      : eventMessage('people.events.photoRemoved', { person: personSaid(subject) }),
});

export const mailsChosen = event('account.mails-chosen', {
  text: () => eventMessage('people.events.emailsChosen'),
});

export const languageChosen = event('account.language-chosen', {
  text: () => eventMessage('people.events.languageChosen'),
});

export const leavingPlanned = event('account.leaving-planned', {
  isPublic: true,
  data: { lastDay: EventDate },
  text: ({ data, subject }) =>
    eventMessage('people.events.leavingPlanned', { person: personSaid(subject), lastDay: data.lastDay }),
});

export const employmentsChanged = event('account.employments-changed', {
  isPublic: true,
  text: ({ subject }) => eventMessage('people.events.employmentsChanged', { person: personSaid(subject) }),
});

const Period = z.object({ startDate: EventDate, endDate: EventDate });

function deputyValues(
  valueIn: typeof newValue,
  { changes, subject }: ToldAccount,
): { deputy: Said; person: Said; period: z.infer<typeof Period> } {
  const deputy = valueIn(changes, 'deputy');
  // The values are missing once the deputy is erased.
  const name = typeof deputy === 'object' && deputy !== null ? personSaid(deputy) : erasedPerson;
  const period = Period.parse({
    startDate: valueIn(changes, 'startDate'),
    endDate: valueIn(changes, 'endDate'),
  });
  return { deputy: name, person: personSaid(subject), period };
}

export const deputyNamed = event('account.deputy-named', {
  isPublic: true,
  text: (told) => eventMessage('people.events.deputyNamed', deputyValues(newValue, told)),
});

export const deputyRemoved = event('account.deputy-removed', {
  isPublic: true,
  text: (told) => eventMessage('people.events.deputyRemoved', deputyValues(formerValue, told)),
});

export const accountDeactivated = event('account.deactivated', {
  isPublic: true,
  data: {
    ...Import,
    /** Set if the employment is over. */
    lastDay: z.optional(EventDate),
  },
  text({ data, subject }) {
    const person = personSaid(subject);
    if (data.lastDay) return eventMessage('people.events.left', { person, lastDay: data.lastDay });
    return data.through === 'IMPORT'
      ? eventMessage('people.events.deactivatedByImport', { person })
      : eventMessage('people.events.deactivated', { person });
  },
});

export const accountReactivated = event('account.reactivated', {
  isPublic: true,
  data: Import,
  text: ({ data, subject }) =>
    data.through === 'IMPORT'
      ? eventMessage('people.events.reactivatedByImport', { person: personSaid(subject) })
      : eventMessage('people.events.reactivated', { person: personSaid(subject) }),
});

export const accountDeleted = event('account.deleted', {
  isPublic: true,
  text: ({ subject }) => eventMessage('people.events.deleted', { address: subject.email ?? '' }),
});

export const accountExported = event('account.exported', {
  text: ({ subject }) => eventMessage('people.events.exported', { person: personSaid(subject) }),
});

export const accountErased = event('account.erased', {
  isPublic: true,
  text: ({ subject }) => eventMessage('people.events.erased', { person: personSaid(subject) }),
});

export const peopleImported = event('people.imported', {
  data: {
    /** How many people the file left as they were. */
    unchanged: EventNumber,
  },
  text({ data: { unchanged }, changes }) {
    const [added, changed] = [newValue(changes, 'peopleAdded'), newValue(changes, 'peopleChanged')];
    return eventMessage('people.events.peopleImported', {
      added: Number(added),
      changed: Number(changed),
      unchanged,
    });
  },
});

export const peopleEvents = {
  'account.created': accountCreated,
  'account.invited': accountInvited,
  'account.welcomed': accountWelcomed,
  'account.changed': accountChanged,
  'account.role-changed': roleChanged,
  'account.photo-changed': photoChanged,
  'account.photo-removed': photoRemoved,
  'account.mails-chosen': mailsChosen,
  'account.language-chosen': languageChosen,
  'account.leaving-planned': leavingPlanned,
  'account.employments-changed': employmentsChanged,
  'account.deputy-named': deputyNamed,
  'account.deputy-removed': deputyRemoved,
  'account.deactivated': accountDeactivated,
  'account.reactivated': accountReactivated,
  'account.deleted': accountDeleted,
  'account.exported': accountExported,
  'account.erased': accountErased,
  'people.imported': peopleImported,
} as const;
