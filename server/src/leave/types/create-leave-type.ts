import { typeCreated } from '@almanac/domain/leave/events';
import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import type { CreateLeaveType, StoredType } from '@almanac/domain/leave/types/types-schema';
import { refuseInput } from '@almanac/domain/refusal';
import { createdFields } from '../../audit/changed-fields.ts';
import { type ChangedRules, changeRules } from '../../work-time/rule-changes/rule-change.ts';
import type { LeaveRuleContext } from '../facts/leave-rules.ts';
import { message } from './messages/message.ts';
import { isTypeNameTaken, readKnownType, readStoredType } from './type-queries.ts';
import { typeFields, typeNameTaken, typeRecord } from './type-record.ts';
import { insertTypes } from './type-store.ts';

export function createLeaveType(
  context: LeaveRuleContext,
  {
    dryRun,
    fingerprint,
    person,
    progress,
    documentAfterDays = null,
    isAway,
    remindsOfExpiry = isAway,
    isPaidOut = remindsOfExpiry,
    isSickness = false,
    documentBy = 'PERSON',
    reducesLeave = 'NONE',
    protectsLeave = null,
    ...type
  }: CreateLeaveType,
): Promise<ChangedRules<StoredType, 'VALIDATION_ERROR'>> {
  return changeRules(context, { dryRun, fingerprint, person, progress }, async (reader) => {
    const { code, name } = type;
    if (await readStoredType(reader, code)) {
      return refuseInput('code', message('leave.types.codeTaken', { code }));
    }
    if (await isTypeNameTaken(reader, name, code)) return typeNameTaken(name);
    return {
      edit: { kind: 'NONE' } satisfies RuleEdit,
      concerned: { userIds: [] },
      async store(writer) {
        await insertTypes(writer, [
          {
            ...type,
            isAway,
            documentAfterDays,
            remindsOfExpiry,
            isPaidOut,
            isSickness,
            documentBy,
            reducesLeave,
            protectsLeave,
          },
        ]);
        const stored = await readKnownType(writer, code);
        return {
          result: stored,
          events: [
            typeCreated({ entityId: stored.id, changes: createdFields(typeRecord(stored), typeFields) }),
          ],
        };
      },
    };
  });
}
