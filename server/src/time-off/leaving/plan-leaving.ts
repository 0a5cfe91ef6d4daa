import type { Event } from '@almanac/domain/events/event';
import { isEmploymentOver } from '@almanac/domain/people/accounts/employment';
import type { User } from '@almanac/domain/people/accounts/schema';
import { leavingPlanned } from '@almanac/domain/people/events';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkLeaving } from '@almanac/domain/time-off/leaving/leaving-rules';
import { message } from '@almanac/domain/time-off/leaving/messages/message';
import type { PlanLeaving } from '@almanac/domain/time-off/leaving/schema';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { saveLeaving } from '../../people/accounts/leaving/employment-store.ts';
import { changeLockedUsers } from '../../people/accounts/records/change-locked-users.ts';
import { type ActOnRecord, readSelfServiceOverride } from '../../people/accounts/records/own-record.ts';
import { readKnownUser, readUser } from '../../people/accounts/records/queries.ts';
import type { Writer } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { endMembershipsOn } from '../../teams/members/leaving-store.ts';
import { shareRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { endLeaveOn } from './end-leave.ts';
import type { LeavingContext } from './leaving-settings.ts';
import { readSuccessor } from './queries.ts';

type LeavingRefusalCode =
  | 'VALIDATION_ERROR'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'OWN_RECORD'
  | 'INVALID_TRANSITION';

/** Sets a user's last day and the handling of open matters. The account works until the day after. */
export async function planLeaving(
  context: LeavingContext,
  { id, version, ...plan }: VersionedRecord & PlanLeaving,
): Promise<Outcome<User, LeavingRefusalCode>> {
  const { today } = context;
  const { lastDay, successorId, reason } = plan;
  const named = {
    ids: successorId ? [id, successorId] : [id],
    before: (writer: Writer) => shareRules(writer),
  };
  const outcome = await changeLockedUsers<User, LeavingRefusalCode>(
    context,
    named,
    async (writer, viewer) => {
      const user = checkVersion(message('time-off.leaving.user'), version, await readUser(writer, id));
      if (isRefusal(user)) return user;
      const { selfServiceOverride, ...own } = await readSelfServiceOverride(writer, {
        actorId: viewer.id,
        subjectId: id,
        reason,
      });
      const successor = successorId ? await readUser(writer, successorId) : undefined;
      const decision = checkLeaving(
        viewer,
        user,
        { lastDay, today, successorId, successor },
        selfServiceOverride,
      );
      if (decision.refused) return decision;
      const planned = await saveLastDay(writer, user, { ...plan, ...own });
      const memberships = plan.endMemberships ? await endMembershipsOn(writer, id, lastDay) : [];
      const leave = plan.cancelLaterLeave ? await endLeaveOn(writer, id, lastDay) : [];
      const [entry, ...entries] = [...planned, ...memberships, ...leave];
      if (!entry) return unchanged(user);
      return { result: await readKnownUser(writer, id), events: [entry, ...entries] };
    },
  );
  if (isRefusal(outcome) || !isEmploymentOver(outcome, today)) return outcome;
  await context.endEmployments();
  return readKnownUser(context.database, id);
}

async function saveLastDay(
  writer: Writer,
  user: User,
  { lastDay, successorId = null, reason, ofOwnRecord }: PlanLeaving & Pick<ActOnRecord, 'ofOwnRecord'>,
): Promise<Event[]> {
  const before = await recordOf(writer, user);
  await saveLeaving(writer, user.id, { employmentEnd: lastDay, successorId });
  const after = await recordOf(writer, { ...user, employmentEnd: lastDay });
  const changes = changedFields(before, after, ['employmentEnd', 'successor']);
  if (!changes) return [];
  return [
    leavingPlanned({
      entityId: user.id,
      subject: namedPerson(user),
      changes,
      reason,
      data: { lastDay, ...(ofOwnRecord && { ofOwnRecord }) },
    }),
  ];
}

async function recordOf(writer: Writer, { id, employmentEnd }: User) {
  const successor = await readSuccessor(writer, id);
  return { employmentEnd, successor: successor && namedPerson(successor) };
}
