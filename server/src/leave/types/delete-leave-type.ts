import { typeDeleted } from '@almanac/domain/leave/events';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { checkTypeDeletion } from '@almanac/domain/leave/types/type-rules';
import { isRefusal } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { deletedFields } from '../../audit/changed-fields.ts';
import { type RemovedRules, removeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { message } from './messages/message.ts';
import { readStoredType } from './type-queries.ts';
import { typeFields, typeRecord } from './type-record.ts';
import { lockType, removeType } from './type-store.ts';

export function deleteLeaveType(
  context: LeaveRuleContext,
  { code, version, ...seen }: { code: string; version?: number | undefined } & RuleFields,
): Promise<RemovedRules<'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return removeRules(context, seen, async (reader, writer) => {
    if (writer) await lockType(writer, code);
    const type = checkVersion(message('leave.types.type'), version, await readStoredType(reader, code));
    if (isRefusal(type)) return type;
    const decision = checkTypeDeletion(type);
    if (decision.refused) return decision;
    return {
      edit: { kind: 'NONE' } satisfies RuleEdit,
      concerned: { userIds: [] },
      async store(removing) {
        await removeType(removing, code);
        return {
          result: null,
          events: [typeDeleted({ entityId: type.id, changes: deletedFields(typeRecord(type), typeFields) })],
        };
      },
    };
  });
}
