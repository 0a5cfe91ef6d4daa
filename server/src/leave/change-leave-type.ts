import { checkUnit } from '@almanac/domain/leave/type-rules';
import type { ChangeLeaveType, StoredType } from '@almanac/domain/leave/types-schema';
import { isRefusal } from '@almanac/domain/refusal';
import { asSeen } from '@almanac/domain/version-check';
import { changedFields } from '../audit/changed-fields.ts';
import { unchanged } from '../platform/change.ts';
import { type ChangedRules, changeRules, type RuleContext } from '../work-time/rule-change.ts';
import { isTypeNameTaken, readKnownType, readStoredType } from './type-queries.ts';
import { typeFields, typeNameTaken } from './type-record.ts';
import { lockType, saveType } from './type-store.ts';

export function changeLeaveType(
  context: RuleContext,
  {
    code,
    version,
    dryRun,
    fingerprint,
    person,
    documentAfterDays = null,
    remindsOfExpiry,
    ...type
  }: { code: string } & ChangeLeaveType,
): Promise<ChangedRules<StoredType, 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  return changeRules(context, { dryRun, fingerprint, person }, async (writer, { isDryRun }) => {
    if (!isDryRun) await lockType(writer, code);
    const before = asSeen('Type', version, await readStoredType(writer, code));
    if (isRefusal(before)) return before;
    if (await isTypeNameTaken(writer, type.name, code)) return typeNameTaken(type.name);
    const unit = checkUnit(before, type.unit);
    if (unit.refused) return unit;
    return {
      concerned: { types: [code] },
      async write() {
        await saveType(writer, {
          ...type,
          code,
          documentAfterDays,
          remindsOfExpiry: remindsOfExpiry ?? before.remindsOfExpiry,
        });
        const stored = await readKnownType(writer, code);
        const changes = changedFields(before, stored, typeFields);
        if (!changes) return unchanged(stored);
        return {
          result: stored,
          audit: {
            action: 'leave-type.changed',
            entity: 'leave-type',
            entityId: stored.id,
            summary: `Changed the type ${stored.name}`,
            changes,
          },
        };
      },
    };
  });
}
