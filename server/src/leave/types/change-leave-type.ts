import { typeChanged } from '@almanac/domain/leave/events';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import { checkUnit } from '@almanac/domain/leave/types/type-rules';
import type { ChangeLeaveType, StoredType } from '@almanac/domain/leave/types/types-schema';
import { isRefusal } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { message } from './messages/message.ts';
import { isTypeNameTaken, readKnownType, readStoredType } from './type-queries.ts';
import { typeFields, typeNameTaken } from './type-record.ts';
import { lockType, saveType } from './type-store.ts';

export function changeLeaveType(
  context: LeaveRuleContext,
  {
    code,
    version,
    dryRun,
    fingerprint,
    person,
    progress,
    changeReason,
    documentAfterDays = null,
    remindsOfExpiry,
    ...type
  }: { code: string } & ChangeLeaveType,
): Promise<ChangedRules<StoredType, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeRules(
    context,
    { dryRun, fingerprint, person, progress, reason: changeReason },
    async (reader, writer) => {
      if (writer) await lockType(writer, code);
      const before = checkVersion(message('leave.types.type'), version, await readStoredType(reader, code));
      if (isRefusal(before)) return before;
      if (await isTypeNameTaken(reader, type.name, code)) return typeNameTaken(type.name);
      const unit = checkUnit(before, type.unit);
      if (unit.refused) return unit;
      const reminds = remindsOfExpiry ?? before.remindsOfExpiry;
      const changed = { ...type, code, documentAfterDays, remindsOfExpiry: reminds };
      return {
        edit: { kind: 'TYPE', type: changed } satisfies RuleEdit,
        concerned: { types: [code] },
        async store(saving) {
          await saveType(saving, changed);
          const stored = await readKnownType(saving, code);
          const changes = changedFields(before, stored, typeFields);
          if (!changes) return unchanged(stored);
          const { id: entityId, name } = stored;
          return { result: stored, events: [typeChanged({ entityId, changes, data: { name } })] };
        },
      };
    },
  );
}
