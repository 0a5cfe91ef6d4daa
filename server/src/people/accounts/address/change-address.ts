import type { FieldChange } from '@almanac/domain/events/event-change';
import { checkSignInEmail, personEmail } from '@almanac/domain/people/accounts/email-rules';
import type { User } from '@almanac/domain/people/accounts/schema';
import {
  type Administered,
  checkAddressChange,
  formerAdminDays,
} from '@almanac/domain/people/accounts/user-rules';
import { type Outcome, refuse } from '@almanac/domain/refusal';
import type { Writer } from '../../../platform/database/database.ts';
import { message } from '../messages/message.ts';
import type { PeopleContext } from '../records/people-settings.ts';
import { isOnlyAdmin, wasAdminSince } from '../records/queries.ts';
import { moveToAddress } from './address-store.ts';

const dayMilliseconds = 86_400_000;

interface AddressChange {
  viewer: Administered;
  user: User;
  email: string | undefined;
  reason: string | undefined;
}

/** Changes the user's address if the call has one, and returns the ended sessions. The user must be locked. */
export async function changeAddress(
  { company, now }: PeopleContext,
  writer: Writer,
  { viewer, user, email, reason }: AddressChange,
): Promise<Outcome<readonly FieldChange[], 'VALIDATION_ERROR' | 'FORBIDDEN' | 'OWN_RECORD' | 'USER_EXISTS'>> {
  const to = email === undefined ? user.email : personEmail(email);
  if (to === user.email) return [];
  const since = new Date(now.getTime() - formerAdminDays * dayMilliseconds);
  const wasAdmin = await wasAdminSince(writer, user.id, since);
  const selfServiceOverride = { isOnlyAdmin: await isOnlyAdmin(writer, viewer.id), reason };
  const permission = checkAddressChange(viewer, { ...user, wasAdmin }, selfServiceOverride);
  if (permission.refused) return permission;
  const address = checkSignInEmail(to, company.domain);
  if (address.refused) return address;
  const ended = await moveToAddress(writer, user, to);
  return ended ?? refuse('USER_EXISTS', message('people.accounts.exists', { email: to }));
}
