import type { CreateLeaveType, StoredType } from '@almanac/domain/leave/types-schema';
import { refuseInput } from '@almanac/domain/refusal';
import { createdFields } from '../audit/changed-fields.ts';
import { type ChangedRules, changeRules, type RuleContext } from '../work-time/rule-change.ts';
import { isTypeNameTaken, readKnownType, readStoredType } from './type-queries.ts';
import { typeFields, typeNameTaken } from './type-record.ts';
import { insertType } from './type-store.ts';

export function createLeaveType(
  context: RuleContext,
  { dryRun, fingerprint, person, documentAfterDays = null, remindsOfExpiry, ...type }: CreateLeaveType,
): Promise<ChangedRules<StoredType, 'VALIDATION_ERROR'>> {
  return changeRules(context, { dryRun, fingerprint, person }, async (writer) => {
    const { code, name } = type;
    if (await readStoredType(writer, code)) {
      return refuseInput('code', `There is a type with the code ${code} already`);
    }
    if (await isTypeNameTaken(writer, name, code)) return typeNameTaken(name);
    return {
      concerned: { userIds: [] },
      async write() {
        await insertType(writer, {
          ...type,
          documentAfterDays,
          remindsOfExpiry: remindsOfExpiry ?? type.isAway,
        });
        const stored = await readKnownType(writer, code);
        return {
          result: stored,
          audit: {
            action: 'leave-type.created',
            entity: 'leave-type',
            entityId: stored.id,
            summary: `Added the type ${name}`,
            changes: createdFields(stored, typeFields),
          },
        };
      },
    };
  });
}
