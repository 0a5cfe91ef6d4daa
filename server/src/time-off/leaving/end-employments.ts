import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { isEmploymentOver } from '@almanac/domain/people/accounts/employment';
import type { User } from '@almanac/domain/people/accounts/schema';
import { checkSystemAdminLeaving } from '@almanac/domain/people/accounts/user-rules';
import { accountDeactivated } from '@almanac/domain/people/events';
import { teamChanged } from '@almanac/domain/teams/events';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { deactivateAndSignOut } from '../../people/accounts/leaving/employment-store.ts';
import { lockUsersAndAdmins } from '../../people/accounts/records/lock-store.ts';
import { readUser } from '../../people/accounts/records/queries.ts';
import type { Writer } from '../../platform/database/database.ts';
import { type ChangeContext, unchanged } from '../../platform/use-case/change.ts';
import { lockTeamsLedBy, transferTeams } from '../../teams/directory/lead-store.ts';
import { readPeopleToOffboard, readSuccessor } from './queries.ts';

type Context = Pick<ChangeContext, 'database' | 'jobs' | 'react'>;

/**
 * Deactivates everyone whose last day is over and passes their teams to their successors, once, however many instances
 * run. The last active system administrator stays until there is another.
 */
export async function endEmployments(context: Context, today: CalendarDate): Promise<void> {
  for (const id of await readPeopleToOffboard(context.database, today))
    await endEmployment(context, id, today);
}

function endEmployment(context: Context, id: string, today: CalendarDate) {
  return change({ ...context, actor: system }, async (writer) => {
    await lockTeamsLedBy(writer, id);
    const intended = await readSuccessor(writer, id);
    const accounts = await lockUsersAndAdmins(writer, { ids: [id, ...(intended ? [intended.id] : [])] });
    const user = await readUser(writer, id);
    if (!user || !isEmploymentOver(user, today)) return unchanged(null);
    if (user.isActive && checkSystemAdminLeaving(accounts, id).refused) return unchanged(null);
    const deactivated = user.isActive ? [await deactivate(writer, user, today)] : [];
    const [first, ...others] = [...deactivated, ...(await passOn(writer, user))];
    return first ? { result: null, events: [first, ...others] } : unchanged(null);
  });
}

async function deactivate(writer: Writer, user: User, today: CalendarDate): Promise<Event> {
  return accountDeactivated({
    entityId: user.id,
    subject: namedPerson(user),
    changes: await deactivateAndSignOut(writer, user),
    data: { lastDay: user.employmentEnd ?? today },
  });
}

/** Passes a leaver's teams to the successor; without an active one they stay as they are. */
async function passOn(writer: Writer, leaver: { id: string; name: string; email: string }): Promise<Event[]> {
  const successor = await readSuccessor(writer, leaver.id);
  if (!successor?.isActive) return [];
  const passed = await transferTeams(writer, { from: leaver.id, to: successor.id });
  const people = { leaver: namedPerson(leaver), successor: namedPerson(successor) };
  return passed.map(({ id, name }) =>
    teamChanged({
      entityId: id,
      changes: [{ field: 'teamLead', from: people.leaver, to: people.successor }],
      data: { name, ...people },
    }),
  );
}
