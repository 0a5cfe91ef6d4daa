import { profileDeleted } from '@almanac/domain/payroll/events';
import { message } from '@almanac/domain/payroll/messages/message';
import { checkProfileDeletion } from '@almanac/domain/payroll/payroll-rules';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion, type VersionedRecord } from '@almanac/domain/version-check';
import { deletedFields } from '../../audit/changed-fields.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsPayrollAdmin } from './change-as-payroll-admin.ts';
import { loggedProfile, loggedProfileFields } from './profile-record.ts';
import { countRuns, readPlaceNames, readProfile } from './queries.ts';
import { lockProfile, removeProfile } from './store.ts';

export function deleteProfile(
  context: UseCaseContext,
  { id, version }: VersionedRecord,
): Promise<Outcome<null, 'FORBIDDEN' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>> {
  return changeAsPayrollAdmin(context, async (writer) => {
    await lockProfile(writer, id);
    const profile = checkVersion(message('payroll.profile'), version, await readProfile(writer, id));
    if (isRefusal(profile)) return profile;
    const decision = checkProfileDeletion(profile, await countRuns(writer, id));
    if (decision.refused) return decision;
    await removeProfile(writer, id);
    const places = await readPlaceNames(writer);
    const logged = loggedProfile(profile, (placeId) => places.get(placeId) ?? placeId);
    return {
      result: null,
      events: [profileDeleted({ entityId: id, changes: deletedFields(logged, loggedProfileFields) })],
    };
  });
}
