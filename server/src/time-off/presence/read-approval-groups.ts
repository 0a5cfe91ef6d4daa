import { checkReportViewer } from '@almanac/domain/access/approver-rules';
import type { Outcome } from '@almanac/domain/refusal';
import type { ApprovalGroups } from '@almanac/domain/time-off/presence/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { peopleInApprovalScope } from '../../teams/members/scope-queries.ts';
import { readDepartmentsOf, readTeamsOf } from './group-queries.ts';

export async function readApprovalGroups({
  database,
  actor,
  today,
  texts,
}: UseCaseContext): Promise<Outcome<ApprovalGroups, 'FORBIDDEN'>> {
  const permission = checkReportViewer(actor);
  if (permission.refused) return permission;
  const inScope = peopleInApprovalScope(actor, today);
  const [departments, teams] = await Promise.all([
    readDepartmentsOf(database, inScope),
    readTeamsOf(database, inScope, { today, language: texts.language }),
  ]);
  return { departments, teams };
}
