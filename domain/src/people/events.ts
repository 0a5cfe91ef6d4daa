import * as z from 'zod/mini';
import { dateText, periodText } from '../calendar/english-date-text.ts';
import { erasedName } from '../erased-person.ts';
import { event } from '../events/event.ts';
import type { LoggedChange } from '../events/event-change.ts';
import { formerValue, newValue } from '../events/event-changes.ts';
import { EventDate, EventNumber } from '../events/event-values.ts';
import { personText } from '../events/event-words.ts';
import { changedWords } from '../records/logged-record.ts';
import { userFields } from './accounts/user-fields.ts';

interface ToldAccount {
  changes: readonly LoggedChange[];
  subject: { id: string; name?: string | undefined; email?: string | undefined };
}

/** Set if a file was imported. */
const Import = { through: z.optional(z.literal('IMPORT')) };

function throughText({ through }: { through?: string | undefined }): string {
  return through === 'IMPORT' ? ' by import' : '';
}

/** The changed fields of the account and whose it is; sessions that end with the change aren't named. */
function fieldsText({ changes, subject }: ToldAccount): string {
  const fields = changes.filter(({ field }) => field !== 'session');
  return `${changedWords(userFields, fields)} of ${personText(subject)}`;
}

export const accountCreated = event('account.created', {
  isPublic: true,
  data: { through: z.enum(['IMPORT', 'SIGN_IN']) },
  text: ({ data, subject }) =>
    data.through === 'IMPORT'
      ? `Imported ${personText(subject)}`
      : `The first sign-in of ${personText(subject)} made the account`,
});

export const accountInvited = event('account.invited', {
  isPublic: true,
  text: ({ subject }) => `Invited ${personText(subject)}`,
});

export const accountWelcomed = event('account.welcomed', {
  text: ({ subject }) => `Mailed ${personText(subject)} how to sign in`,
});

export const accountChanged = event('account.changed', {
  isPublic: true,
  data: {
    /** Set if not an administrator but an import, or the person in their profile, changed it. */
    through: z.optional(z.enum(['IMPORT', 'PROFILE'])),
  },
  text(told) {
    if (told.data.through === 'PROFILE') {
      return `Changed their own name to ${newValue(told.changes, 'name')}`;
    }
    return `Changed ${fieldsText(told)}${throughText(told.data)}`;
  },
});

export const roleChanged = event('account.role-changed', {
  isPublic: true,
  data: Import,
  text(told) {
    // An import may change other fields with the role.
    if (told.data.through) return `Changed ${fieldsText(told)}${throughText(told.data)}`;
    const [from, to] = [formerValue(told.changes, 'role'), newValue(told.changes, 'role')];
    return `Changed the role of ${personText(told.subject)} from ${from} to ${to}`;
  },
});

export const photoChanged = event('account.photo-changed', {
  isPublic: true,
  text: () => 'Changed their own photo',
});

export const photoRemoved = event('account.photo-removed', {
  isPublic: true,
  text: ({ subject, actor }) =>
    actor?.id === subject.id ? 'Removed their own photo' : `Removed the photo of ${personText(subject)}`,
});

export const mailsChosen = event('account.mails-chosen', { text: () => 'Chose which mails to get' });

export const languageChosen = event('account.language-chosen', { text: () => 'Chose a language' });

export const leavingPlanned = event('account.leaving-planned', {
  isPublic: true,
  data: { lastDay: EventDate },
  text: ({ data, subject }) => `Set the last day of ${personText(subject)} to ${dateText(data.lastDay)}`,
});

const Period = z.object({ startDate: EventDate, endDate: EventDate });

function deputyText(valueIn: typeof newValue, { changes, subject }: ToldAccount): string {
  const deputy = valueIn(changes, 'deputy');
  // The values are missing once the deputy is erased.
  const name = typeof deputy === 'object' && deputy !== null ? personText(deputy) : erasedName;
  const period = Period.parse({
    startDate: valueIn(changes, 'startDate'),
    endDate: valueIn(changes, 'endDate'),
  });
  return `${name} as the deputy of ${personText(subject)}, ${periodText(period)}`;
}

export const deputyNamed = event('account.deputy-named', {
  isPublic: true,
  text: (told) => `Named ${deputyText(newValue, told)}`,
});

export const deputyRemoved = event('account.deputy-removed', {
  isPublic: true,
  text: (told) => `Removed ${deputyText(formerValue, told)}`,
});

export const accountDeactivated = event('account.deactivated', {
  isPublic: true,
  data: {
    ...Import,
    /** Set if the employment is over. */
    lastDay: z.optional(EventDate),
  },
  text({ data, subject }) {
    const why = data.lastDay ? `, whose last day was ${dateText(data.lastDay)}` : '';
    return `Deactivated ${personText(subject)}${why}${throughText(data)}`;
  },
});

export const accountReactivated = event('account.reactivated', {
  isPublic: true,
  data: Import,
  text: ({ data, subject }) => `Reactivated ${personText(subject)}${throughText(data)}`,
});

export const accountDeleted = event('account.deleted', {
  isPublic: true,
  text: ({ subject }) => `Deleted their own account, ${subject.email}`,
});

export const accountExported = event('account.exported', {
  text: ({ subject }) => `Exported all that is held about ${personText(subject)}`,
});

export const accountErased = event('account.erased', {
  isPublic: true,
  text: ({ subject }) => `${personText(subject)}: their names, addresses and reasons were removed`,
});

export const peopleImported = event('people.imported', {
  data: {
    /** How many people the file left as they were. */
    unchanged: EventNumber,
  },
  text({ data: { unchanged }, changes }) {
    const [added, changed] = [newValue(changes, 'peopleAdded'), newValue(changes, 'peopleChanged')];
    return `Imported people: ${added} added, ${changed} changed, ${unchanged} unchanged`;
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
  'account.deputy-named': deputyNamed,
  'account.deputy-removed': deputyRemoved,
  'account.deactivated': accountDeactivated,
  'account.reactivated': accountReactivated,
  'account.deleted': accountDeleted,
  'account.exported': accountExported,
  'account.erased': accountErased,
  'people.imported': peopleImported,
} as const;
