import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import { payrollHandedOver, payrollReplaced } from '@almanac/domain/payroll/events';
import { message } from '@almanac/domain/payroll/messages/message';
import { checkRows, checkRunPeriod, runToReplace } from '@almanac/domain/payroll/payroll-rules';
import { settingsOf } from '@almanac/domain/payroll/profiles/profile-settings';
import type { HandedOver, HandOver } from '@almanac/domain/payroll/run-schema';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readProfile } from '../profiles/queries.ts';
import { lockProfile } from '../profiles/store.ts';
import { prepareRun } from './prepare-run.ts';
import { readKnownRun, readRunPeriods } from './run-queries.ts';
import { insertRun, removeRun } from './run-store.ts';

type Codes = 'NOT_FOUND' | 'ALREADY_HANDED_OVER' | 'PAYROLL_INCOMPLETE';

/** The most rows in an answer. */
const mostRows = 1000;

/** Hands over a period: all of it or, if anything is missing or goes wrong, nothing. */
export async function handOver(
  context: UseCaseContext,
  input: HandOver,
): Promise<Outcome<HandedOver, 'FORBIDDEN' | 'VALIDATION_ERROR' | Codes>> {
  const { actor, database, gone, today } = context;
  const permission = checkPayrollAdmin(actor);
  if (permission.refused) return permission;
  const period = checkRunPeriod(input, today);
  if (period.refused) return period;
  if (input.dryRun) {
    const plan = await planRun(database, input, gone);
    return isRefusal(plan) ? plan : { dryRun: true, ...answerOf(plan) };
  }
  return change<HandedOver, Codes>(context, async (writer) => {
    await lockProfile(writer, input.profileId);
    const plan = await planRun(writer, input, gone);
    if (isRefusal(plan)) return plan;
    const { profile, replaced, rows, corrections } = plan;
    if (replaced) await removeRun(writer, replaced.id);
    const { id: profileId, name } = profile;
    const id = await insertRun(writer, {
      profileId,
      startDate: input.from,
      endDate: input.to,
      settings: settingsOf(profile),
      createdById: actor.id,
      rows,
      corrections,
    });
    const { createdAt, createdBy } = await readKnownRun(writer, id);
    const counts = { rows: rows.length, corrections: corrections.length };
    const handedOver = payrollHandedOver({
      entityId: id,
      changes: [
        { field: 'startDate', to: input.from },
        { field: 'endDate', to: input.to },
        { field: 'rowsHandedOver', to: counts.rows },
        { field: 'correctionsHandedOver', to: counts.corrections },
      ],
      data: { profile: name, from: input.from, to: input.to, ...counts },
    });
    return {
      result: { dryRun: false, id, createdAt: createdAt.toISOString(), createdBy, ...answerOf(plan) },
      events: replaced
        ? [
            payrollReplaced({
              entityId: replaced.id,
              changes: [
                { field: 'startDate', from: replaced.startDate },
                { field: 'endDate', from: replaced.endDate },
              ],
              data: { profile: name, from: replaced.startDate, to: replaced.endDate },
            }),
            handedOver,
          ]
        : [handedOver],
    };
  });
}

/** What a run would hand over, and the run that it replaces, unless a rule refuses it. */
async function planRun(
  database: Reader,
  { profileId, from, to, replace }: HandOver,
  signal: AbortSignal | undefined,
) {
  const profile = await readProfile(database, profileId);
  if (!profile) return notFound(message('payroll.profile'));
  const runs = await readRunPeriods(database, profileId);
  const chosen = runToReplace(runs, { from, to, replace });
  if (isRefusal(chosen)) return chosen;
  const { replaced } = chosen;
  const { locale } = await readStoredSettings(database);
  const prepared = await prepareRun(
    database,
    {
      profile,
      runs: runs.filter(({ id }) => id !== replaced?.id),
      period: { startDate: from, endDate: to },
      language: locale,
    },
    { signal },
  );
  const filed = profile.corrections === 'NONE' ? prepared.rows : [...prepared.corrections, ...prepared.rows];
  const complete = checkRows(filed, profile);
  if (complete.refused) return complete;
  return { profile, replaced, from, to, ...prepared };
}

type Plan = Exclude<Awaited<ReturnType<typeof planRun>>, { refused: true }>;

function answerOf({ profile, from, to, rows, corrections }: Plan) {
  return {
    profileId: profile.id,
    from,
    to,
    level: profile.level,
    rowCount: rows.length,
    correctionCount: corrections.length,
    rows: rows.slice(0, mostRows),
    corrections: corrections.slice(0, mostRows),
  };
}
