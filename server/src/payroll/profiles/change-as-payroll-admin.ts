import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import type { Outcome, RefusalCode } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { Changed } from '../../platform/use-case/change.ts';
import type { Json } from '../../platform/use-case/idempotency/json.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';

/** Runs the work as a change. Refuses actors who may not hand over payroll data. */
export async function changeAsPayrollAdmin<Result extends Json<Result>, Code extends RefusalCode = never>(
  context: UseCaseContext,
  work: (writer: Writer) => Promise<Outcome<Changed<Result>, Code>>,
): Promise<Outcome<Result, Code | 'FORBIDDEN'>> {
  const permission = checkPayrollAdmin(context.actor);
  return permission.refused ? permission : change(context, work);
}
