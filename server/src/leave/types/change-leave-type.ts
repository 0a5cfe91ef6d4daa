import { typeChanged } from '@almanac/domain/leave/events';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import {
  type LeaveProtection,
  protectedMonths,
  protectsUntilNextYear,
} from '@almanac/domain/leave/types/leave-protection';
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
import { typeFields, typeNameTaken, typeRecord } from './type-record.ts';
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
      const changed = { ...changedType(before, type), code };
      return {
        edit: { kind: 'TYPE', type: changed } satisfies RuleEdit,
        // What reduces or protects leave concerns the balances of other types.
        concerned: concernsOthers(before, changed) ? {} : { types: [code] },
        async store(saving) {
          await saveType(saving, changed);
          const stored = await readKnownType(saving, code);
          const changes = changedFields(typeRecord(before), typeRecord(stored), typeFields);
          if (!changes) return unchanged(stored);
          const { id: entityId, name } = stored;
          return { result: stored, events: [typeChanged({ entityId, changes, data: { name } })] };
        },
      };
    },
  );
}

type ChangedFields = Omit<
  ChangeLeaveType,
  'version' | 'dryRun' | 'fingerprint' | 'person' | 'progress' | 'changeReason'
>;

/** The type with the changed fields; what the call leaves out stays, except the document. */
function changedType(before: StoredType, { documentAfterDays = null, ...type }: ChangedFields) {
  const { names = before.names ?? null, protectsLeave = before.protectsLeave ?? null } = type;
  return {
    ...type,
    names,
    documentAfterDays,
    protectsLeave,
    remindsOfExpiry: type.remindsOfExpiry ?? before.remindsOfExpiry,
    isPaidOut: type.isPaidOut ?? before.isPaidOut,
    isSickness: type.isSickness ?? before.isSickness,
    documentBy: type.documentBy ?? before.documentBy,
    reducesLeave: type.reducesLeave ?? before.reducesLeave,
  };
}

function concernsOthers(
  before: StoredType,
  { reducesLeave, protectsLeave }: ReturnType<typeof changedType>,
): boolean {
  const isProtectionKept = isSameProtection(before.protectsLeave ?? null, protectsLeave);
  return reducesLeave !== before.reducesLeave || !isProtectionKept;
}

function isSameProtection(one: LeaveProtection | null, other: LeaveProtection | null): boolean {
  return (
    protectedMonths(one) === protectedMonths(other) &&
    protectsUntilNextYear(one) === protectsUntilNextYear(other)
  );
}
