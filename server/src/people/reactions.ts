import type { Event } from '@almanac/domain/events/event';
import { formerValue, newValue } from '@almanac/domain/events/event-changes';
import type { peopleEvents } from '@almanac/domain/people/events';
import { findNewApprovers } from '../access/approver-changes.ts';
import type { Reader } from '../platform/database/database.ts';
import type { ReactionsTo, Recipient } from '../platform/events/reactions.ts';
import type { Job } from '../platform/jobs/job-queue.ts';
import type { News } from '../platform/news/news-listener.ts';
import { readRecipient } from './accounts/records/queries.ts';

/** The account; sessions that end with it are announced by the database. */
function ofAccount({ entityId: userId }: Event): News[] {
  return [{ topic: 'people', userId }];
}

/** A photo is beside the person's name on everyone's screen. */
function ofPhoto(event: Event): News[] {
  return [...ofAccount(event), { topic: 'photos', userId: event.entityId }];
}

/** An account begins and ends with its first leave terms, and erasing it removes reasons of its requests. */
function ofAccountAndLeave(event: Event): News[] {
  return [...ofAccount(event), { topic: 'time-off', userId: event.entityId }];
}

/** Whose requests someone decides changes with a deputy, for both. */
function ofDeputy({ entityId, changes }: Event): News[] {
  const people = changes.flatMap(({ from, to }) => [from, to]);
  const ids = [entityId, ...people.flatMap((person) => (typeof person === 'object' ? person.id : []))];
  return ids.map((userId) => ({ topic: 'time-off', userId }));
}

/** The person, if the change says where they are welcomed. */
function welcomed(_reader: Reader, { entityId: id, changes }: Event): Recipient[] {
  const email = newValue(changes, 'welcome');
  return typeof email === 'string' ? [{ id, email, isMailed: true }] : [];
}

const invitation = { message: 'account.invitation', to: welcomed };

/** The person at their former or new address, if it changed. */
function atAddress(valueIn: typeof newValue) {
  return async (reader: Reader, { entityId: id, changes }: Event): Promise<Recipient[]> => {
    const email = valueIn(changes, 'email');
    if (typeof email !== 'string') return [];
    return [{ id, email, isMailed: (await readRecipient(reader, id)) !== undefined }];
  };
}

/** A person's role and department decide whose requests they decide, and who decides theirs. */
function ofRoleOrDepartment({ changes }: Event): Job[] {
  const isConcerned = changes.some(({ field }) => field === 'role' || field === 'department');
  return isConcerned ? findNewApprovers() : [];
}

export const peopleReactions: ReactionsTo<typeof peopleEvents> = {
  'account.created': { publish: ofAccountAndLeave, enqueue: findNewApprovers, notify: [invitation] },
  'account.invited': { publish: ofAccountAndLeave, enqueue: findNewApprovers, notify: [invitation] },
  'account.welcomed': { notify: [invitation] },
  'account.changed': {
    publish: ofAccount,
    enqueue: ofRoleOrDepartment,
    notify: [
      { message: 'account.address-left', to: atAddress(formerValue) },
      { message: 'account.address-taken', to: atAddress(newValue) },
    ],
  },
  'account.role-changed': { publish: ofAccount, enqueue: findNewApprovers },
  'account.photo-changed': { publish: ofPhoto },
  'account.photo-removed': { publish: ofPhoto },
  'account.mails-chosen': { publish: ofAccount },
  'account.language-chosen': { publish: ofAccount },
  'account.leaving-planned': { publish: ofAccount },
  'account.employments-changed': { publish: ofAccountAndLeave },
  'account.deputy-named': { publish: ofDeputy, enqueue: findNewApprovers },
  'account.deputy-removed': { publish: ofDeputy, enqueue: findNewApprovers },
  'account.deactivated': { publish: ofAccount, enqueue: findNewApprovers },
  'account.reactivated': { publish: ofAccount, enqueue: findNewApprovers },
  'account.deleted': { publish: ofAccountAndLeave, enqueue: findNewApprovers },
  'account.exported': {},
  'account.erased': { publish: ofAccountAndLeave },
  'people.imported': {},
};
