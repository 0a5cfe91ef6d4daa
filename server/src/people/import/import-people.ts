import { checkUserManager } from '@almanac/domain/access/admin-rules';
import { emailOf } from '@almanac/domain/people/import/import-cells';
import { type ImportFacts, planImport } from '@almanac/domain/people/import/import-plan';
import type { ImportPeople, PeopleImport } from '@almanac/domain/people/import/import-schema';
import { isRefusal, type Outcome, refuse } from '@almanac/domain/refusal';
import { lockDepartmentsAgainstDeletion } from '../../departments/lock-store.ts';
import { readDepartmentNames } from '../../departments/queries.ts';
import { unchanged } from '../../platform/change.ts';
import type { Reader } from '../../platform/database/database.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import { changeAccounts } from '../accounts/change-accounts.ts';
import { invitationMail } from '../accounts/invitation-mail.ts';
import type { PeopleContext } from '../accounts/people-settings.ts';
import { readUsersWithEmails } from '../accounts/queries.ts';
import { insertAccounts } from '../accounts/sign-up-store.ts';
import { overwriteAccounts } from '../accounts/store.ts';
import { changedStarts, describeImport, importEntry, refuseFaults, storeOf } from './import-outcome.ts';
import { type PeopleFile, readPeopleFile } from './read-people-file.ts';

/** Says what the rows of a file would do, or does all of it; with a fault in any row, nothing. */
export async function importPeople(
  context: PeopleContext,
  { csv, dryRun, welcome = false }: ImportPeople,
): Promise<Outcome<PeopleImport, 'VALIDATION_ERROR' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'USER_EXISTS'>> {
  const { actor, database, today, entitlements } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const file = readPeopleFile(csv);
  if (dryRun) return describeImport(await planFor(context, database, file, actor), { dryRun });
  return changeAccounts(context, { emails: emailsIn(file) }, async (writer, viewer) => {
    await lockDepartmentsAgainstDeletion(writer);
    const plan = await planFor(context, writer, file, viewer);
    const [first, ...others] = plan.faults;
    if (first) return refuseFaults([first, ...others]);
    const result = describeImport(plan, { dryRun });
    const { created, updated, entries } = storeOf(plan);
    if (entries.length === 0) return unchanged(result);
    const starts = changedStarts(plan);
    const kept = await entitlements.keepTotals(writer, starts, {
      authorId: actor.id,
      today,
      keepTotals: undefined,
    });
    if (isRefusal(kept)) return kept;
    await overwriteAccounts(writer, updated);
    const made = await insertAccounts(writer, created);
    if (made.length < created.length) {
      return refuse('USER_EXISTS', 'Someone of the file has just got an account: please try again');
    }
    return {
      result,
      audit: [importEntry(plan), ...entries, ...kept],
      jobs: welcome ? created.map(({ email, name = '' }) => welcomeJob(context, { email, name })) : [],
    };
  });
}

function welcomeJob(context: PeopleContext, newcomer: { email: string; name: string }) {
  return mailJob(invitationMail({ ...newcomer, inviter: context.actor, ...context }));
}

async function planFor(
  { company, staff }: PeopleContext,
  database: Reader,
  file: PeopleFile,
  viewer: ImportFacts['viewer'],
) {
  const users = await readUsersWithEmails(database, emailsIn(file));
  const departments = await readDepartmentNames(database);
  const facts = { viewer, companyDomain: company.domain, staff, departments, users };
  const { people, faults } = planImport(file.rows, facts);
  return { people, faults: [...file.faults, ...faults].sort((one, other) => one.line - other.line) };
}

function emailsIn({ rows }: PeopleFile): string[] {
  return rows.map(({ cells }) => emailOf(cells));
}
