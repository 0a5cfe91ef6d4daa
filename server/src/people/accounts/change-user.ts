import type { SelfServiceOverride } from '@almanac/domain/access/own-record';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { FieldChanges } from '@almanac/domain/events/event-change';
import { refusalMessage } from '@almanac/domain/language/messages/refusal-message';
import { isEmploymentOver } from '@almanac/domain/people/accounts/employment';
import {
  checkEmployment,
  checkEmploymentDays,
  checkOwnLastDay,
} from '@almanac/domain/people/accounts/employment-rules';
import { checkAfterEarlier } from '@almanac/domain/people/accounts/employments-rules';
import { message as fieldMessage } from '@almanac/domain/people/accounts/messages/message';
import { checkChangedName, nameToStore } from '@almanac/domain/people/accounts/person-fields';
import type { ChangeUser, User } from '@almanac/domain/people/accounts/schema';
import {
  type Administered,
  checkEmploymentChange,
  checkUserChange,
} from '@almanac/domain/people/accounts/user-rules';
import { accountChanged } from '@almanac/domain/people/events';
import { allowed, type Decision, isRefusal, type Outcome, refuseInput } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { lockDepartmentAgainstDeletion } from '../../departments/lock-store.ts';
import type { Writer } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { changeAddress } from './address/change-address.ts';
import { claimNumber } from './numbers/claim-number.ts';
import { changeLockedUser } from './records/change-locked-users.ts';
import type { Entitlements } from './records/entitlements.ts';
import { type ActOnRecord, readSelfServiceOverride } from './records/own-record.ts';
import type { PeopleContext } from './records/people-settings.ts';
import { readKnownUser } from './records/queries.ts';
import { saveUser } from './records/store.ts';
import { loggedUserFields, userRecord } from './records/user-record.ts';

const ofEmployment: readonly string[] = ['employmentStart', 'employmentEnd'];

/** Marks changes of their own fields that only a sole administrator may change for themselves. */
function ownRecordOf(changes: FieldChanges, { ofOwnRecord }: ActOnRecord): { ofOwnRecord?: true } {
  const isMarked = changes.some(({ field }) => field === 'email' || ofEmployment.includes(field));
  return isMarked && ofOwnRecord ? { ofOwnRecord } : {};
}

export async function changeUser(
  context: PeopleContext,
  { id, version, reason, keepTotals, email, ...sent }: VersionedRecord & ChangeUser,
): Promise<
  Outcome<
    User,
    | 'VALIDATION_ERROR'
    | 'UNAUTHENTICATED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CHANGED_MEANWHILE'
    | 'OWN_RECORD'
    | 'USER_EXISTS'
    | 'PERSONNEL_NUMBER_TAKEN'
    | 'EMPLOYMENT_START_MISSING'
    | 'INVALID_TRANSITION'
  >
> {
  const { actor, today, entitlements } = context;
  const totalsToKeep = async (writer: Writer, person: User, { employmentStart }: ChangeUser) => {
    const start = employmentStart ?? undefined;
    if (employmentStart === undefined || start === person.employmentStart) return [];
    const change = { authorId: actor.id, today, keepTotals };
    return entitlements.keepTotals(writer, [{ person, employmentStart: start }], change);
  };
  // The leave effects of the start stay valid until it is stored.
  const holdRules = sent.employmentStart === undefined ? undefined : entitlements.holdRules;
  const outcome = await changeLockedUser(
    context,
    { id, version, before: holdRules },
    async (writer, { viewer, user: before }) => {
      const decision = checkUserChange(viewer, before);
      if (decision.refused) return decision;
      const given = withStoredName(sent, before);
      const fields = await checkFields(writer, { viewer, before, given, today });
      if (fields.refused) return fields;
      const kept = await totalsToKeep(writer, before, given);
      if (isRefusal(kept)) return kept;
      const act = await readSelfServiceOverride(writer, { actorId: viewer.id, subjectId: id, reason });
      const ended = await changeAddress(context, writer, {
        viewer,
        user: before,
        email,
        reason,
      });
      if (isRefusal(ended)) return ended;
      const user = await saveFields(writer, id, given, entitlements);
      if (isRefusal(user)) return user;
      const changes = changedFields(userRecord(before), userRecord(user), loggedUserFields);
      if (!changes) return unchanged(before);
      const permission = checkOwnChange(viewer, before, changes, act.selfServiceOverride);
      if (permission.refused) return permission;
      const changed = accountChanged({
        entityId: id,
        subject: namedPerson(before),
        changes: [...changes, ...ended],
        reason,
        data: ownRecordOf(changes, act),
      });
      return { result: user, events: [changed, ...kept] };
    },
  );
  return isRefusal(outcome) ? outcome : afterLastDay(context, outcome);
}

/** Stores the fields. Refuses to clear an employment start that the leave plan needs. */
async function saveFields(
  writer: Writer,
  id: string,
  given: Omit<ChangeUser, 'reason' | 'keepTotals' | 'email'>,
  { checkStartKnown }: Entitlements,
): Promise<Outcome<User, 'EMPLOYMENT_START_MISSING'>> {
  await saveUser(writer, id, { ...given, ...(given.employmentEnd === null && { successorId: null }) });
  const user = await readKnownUser(writer, id);
  const start = given.employmentStart === null ? await checkStartKnown(writer, user) : allowed;
  return start.refused ? start : user;
}

function checkOwnChange(
  viewer: Administered,
  user: User,
  changes: FieldChanges,
  selfServiceOverride: SelfServiceOverride,
): Decision<'FORBIDDEN' | 'OWN_RECORD'> {
  const isOfEmployment = changes.some(({ field }) => ofEmployment.includes(field));
  return isOfEmployment ? checkEmploymentChange(viewer, user, selfServiceOverride) : allowed;
}

/** Deactivates the user at once if the new last day is over, and returns them. */
async function afterLastDay(context: PeopleContext, user: User): Promise<User> {
  if (!user.isActive || !isEmploymentOver(user, context.today)) return user;
  await context.endEmployments();
  return readKnownUser(context.database, user.id);
}

interface FieldFacts {
  viewer: { id: string };
  before: User;
  given: ChangeUser;
  today: CalendarDate;
}

function withStoredName<Given extends ChangeUser>(given: Given, { name }: User): Given {
  return given.name === undefined ? given : { ...given, name: nameToStore(given.name, name) };
}

/** Checks the fields, locks the department against deletion and claims the personnel number. */
async function checkFields(
  writer: Writer,
  { viewer, before, given, today }: FieldFacts,
): Promise<Decision<'VALIDATION_ERROR' | 'PERSONNEL_NUMBER_TAKEN'>> {
  const name = given.name === undefined ? allowed : checkChangedName(given.name, before.name);
  if (name.refused) return name;
  const days = checkEmploymentDays(given, before, today);
  if (days.refused) return days;
  const employment = checkNewEmployment(before, given, { isOwn: viewer.id === before.id, today });
  if (employment.refused) return employment;
  if (given.departmentId && !(await lockDepartmentAgainstDeletion(writer, given.departmentId))) {
    return refuseInput(
      'departmentId',
      refusalMessage('common.notFound', { record: fieldMessage('people.accounts.department') }),
    );
  }
  return claimNumber(writer, given.personnelNumber, before.id);
}

/** Checks the employment fields of the change. */
function checkNewEmployment(
  before: User,
  given: ChangeUser,
  { isOwn, today }: { isOwn: boolean; today: CalendarDate },
): Decision<'VALIDATION_ERROR'> {
  const { employmentStart = before.employmentStart, employmentEnd = before.employmentEnd } = given;
  const field = given.employmentEnd ? 'employmentEnd' : 'employmentStart';
  const own = given.employmentEnd
    ? checkOwnLastDay(isOwn, given.employmentEnd, today, 'employmentEnd')
    : allowed;
  if (own.refused) return own;
  const employment = {
    employmentStart: employmentStart ?? undefined,
    employmentEnd: employmentEnd ?? undefined,
  };
  const valid = checkEmployment(employment, field);
  return valid.refused ? valid : checkAfterEarlier({ ...before, ...employment });
}
