import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { isEmploymentOver } from '@almanac/domain/people/accounts/employment';
import { datesIn, emailOf } from '@almanac/domain/people/import/import-cells';
import { type DateOrder, dateOrderOf } from '@almanac/domain/people/import/import-dates';
import { type ImportFacts, importPlanner } from '@almanac/domain/people/import/import-plan';
import type { ImportPeople, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { checkStatedDay, type StatedOpening } from '@almanac/domain/people/import/opening';
import { isRefusal, type Outcome, refuse } from '@almanac/domain/refusal';
import { isPlainText } from '@almanac/domain/text';
import { lockDepartmentsAgainstDeletion } from '../../departments/lock-store.ts';
import { readDepartmentNames } from '../../departments/queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { endAccessOf } from '../accounts/leaving/employment-store.ts';
import { readNumberHolders } from '../accounts/numbers/number-queries.ts';
import { changeLockedUsers } from '../accounts/records/change-locked-users.ts';
import { lockPersonnelNumbers } from '../accounts/records/lock-store.ts';
import type { PeopleContext } from '../accounts/records/people-settings.ts';
import { readUsersWithEmails } from '../accounts/records/queries.ts';
import { insertUsers } from '../accounts/records/sign-up-store.ts';
import { clearNumbers, overwriteUsers, saveFormerAdmins } from '../accounts/records/store.ts';
import {
  changedNumbers,
  changedStarts,
  changedStatuses,
  describeImport,
  formerAdmins,
  importEvent,
  importedLeave,
  refuseFaults,
  storeOf,
  withEndedSessions,
} from './import-outcome.ts';
import { message } from './messages/message.ts';
import { withOpenings } from './opening-preview.ts';
import { type PeopleFile, readPeopleFile } from './read-people-file.ts';

/** Previews or applies the rows of a file. With a fault in any row, nothing is stored. */
export async function importPeople(
  context: PeopleContext,
  { csv, xlsx, opening: stated, dryRun, columns, dateOrder, welcome = false }: ImportPeople,
): Promise<Outcome<PeopleImport, 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'USER_EXISTS'>> {
  const { actor, database, today, entitlements, leaveImport } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const day = checkStatedDay(stated, today);
  if (day.refused) return day;
  const { types } = await leaveImport.readFacts(database, [], { today });
  const file = await readPeopleFile({ csv, xlsx }, types, columns);
  const order = dateOrder ?? dateOrderOf(file.rows.flatMap(({ cells }) => datesIn(cells)));
  const { columns: columnsOfFile, targets } = file;
  const read = { dryRun, columns: columnsOfFile, targets, ...(order && { dateOrder: order }) };
  const asked = { stated, dateOrder: order === 'UNKNOWN' ? undefined : order };
  if (dryRun) {
    return describeImport((await planFor(context, database, file, actor, asked)).plan, read, context.texts);
  }
  const named = { emails: emailsIn(file), before: leaveImport.claim };
  const outcome = await changeLockedUsers(context, named, async (writer, viewer) => {
    await lockDepartmentsAgainstDeletion(writer);
    await lockPersonnelNumbers(writer);
    const { plan, leave } = await planFor(context, writer, file, viewer, asked);
    const [first, ...others] = plan.faults;
    if (first) return refuseFaults([first, ...others], xlsx === undefined ? 'csv' : 'xlsx');
    const result = describeImport(plan, read, context.texts);
    const { created, updated, accountEvents } = storeOf(plan, { isWelcoming: welcome });
    const ofLeave = importedLeave(plan, created, leave, today);
    if (accountEvents.length === 0 && ofLeave.length === 0) return unchanged(result);
    const starts = changedStarts(plan);
    const kept = await entitlements.keepTotals(writer, starts, {
      authorId: actor.id,
      today,
      keepTotals: undefined,
    });
    if (isRefusal(kept)) return kept;
    await clearNumbers(writer, changedNumbers(plan));
    await overwriteUsers(writer, updated);
    await saveFormerAdmins(writer, formerAdmins(plan), context.now);
    const ended = await endAccessOf(writer, changedStatuses(plan));
    const made = await insertUsers(writer, created, today);
    if (made.length < created.length) {
      return refuse('USER_EXISTS', message('people.import.justJoined'));
    }
    const given = await leaveImport.store(writer, ofLeave, { authorId: actor.id, today, stated });
    if (accountEvents.length + given.length === 0) return unchanged(result);
    return {
      result,
      events: [importEvent(plan), ...withEndedSessions(accountEvents, ended), ...kept, ...given],
    };
  });
  if (isRefusal(outcome)) return outcome;
  const isAnyoneGone = outcome.people.some((person) => isEmploymentOver(person, today));
  if (isAnyoneGone) await context.endEmployments();
  return outcome;
}

async function planFor(
  { database: readOnly, company, staff, leaveImport, today }: PeopleContext,
  database: Reader,
  file: PeopleFile,
  viewer: ImportFacts['viewer'],
  { dateOrder, stated }: { dateOrder: DateOrder | undefined; stated: StatedOpening | undefined },
) {
  const users = await readUsersWithEmails(database, emailsIn(file));
  const departments = await readDepartmentNames(database);
  const ids = users.map(({ id }) => id);
  const leave = await leaveImport.readFacts(database, ids, { today, stated });
  const numberHolders = await readNumberHolders(database, numbersIn(file));
  const facts: ImportFacts = {
    viewer,
    companyDomain: company.domain,
    staff,
    departments,
    users,
    leave,
    numberHolders,
    dateOrder,
    today,
  };
  const planner = importPlanner(facts);
  // An import holds locks that others wait for, so it doesn't wait for theirs.
  for await (const row of inTurns(file.rows, { isUrgent: database !== readOnly })) planner.add(row);
  const planned = planner.finish();
  const { people, faults } = await withOpenings(planned, { database, leave, leaveImport, today });
  const inOrder = [...file.faults, ...faults].sort((one, other) => one.line - other.line);
  return { plan: { people, faults: inOrder }, leave };
}

/** The file's addresses, except those no account can have and the database cannot compare. */
function emailsIn({ rows }: PeopleFile): string[] {
  return rows.map(({ cells }) => emailOf(cells)).filter(isPlainText);
}

function numbersIn({ rows }: PeopleFile): string[] {
  return rows.flatMap(({ cells: { personnelNumber } }) => personnelNumber ?? []).filter(isPlainText);
}
