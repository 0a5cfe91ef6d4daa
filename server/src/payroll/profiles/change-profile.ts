import { profileChanged } from '@almanac/domain/payroll/events';
import { message } from '@almanac/domain/payroll/messages/message';
import { checkLevelChange, profileNameTaken } from '@almanac/domain/payroll/payroll-rules';
import type { ChangeProfile, ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import { profileWith, settingsOf } from '@almanac/domain/payroll/profiles/profile-settings';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { checkVersion } from '@almanac/domain/version-check';
import { changedFields } from '../../audit/changed-fields.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsPayrollAdmin } from './change-as-payroll-admin.ts';
import { checkedPlaces } from './check-profile.ts';
import { loggedProfile, loggedProfileFields } from './profile-record.ts';
import { countRuns, isProfileNameTaken, readKnownProfile, readProfile } from './queries.ts';
import { lockProfile, lockProfiles, saveProfile } from './store.ts';

export function changeProfile(
  context: UseCaseContext,
  { id, version, name, ...given }: { id: string } & ChangeProfile,
): Promise<
  Outcome<ExportProfile, 'FORBIDDEN' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'IN_USE'>
> {
  return changeAsPayrollAdmin(context, async (writer) => {
    await lockProfiles(writer);
    await lockProfile(writer, id);
    const before = checkVersion(message('payroll.profile'), version, await readProfile(writer, id));
    if (isRefusal(before)) return before;
    const newName = name ?? before.name;
    if (await isProfileNameTaken(writer, newName, id)) return profileNameTaken(newName);
    const settings = profileWith(given, settingsOf(before));
    const level = checkLevelChange(before, settings, await countRuns(writer, id));
    if (level.refused) return level;
    const places = await checkedPlaces(writer, settings);
    if (isRefusal(places)) return places;
    const nameOfPlace = (placeId: string) => places.get(placeId) ?? placeId;
    const changes = changedFields(
      loggedProfile(before, nameOfPlace),
      loggedProfile({ name: newName, ...settings }, nameOfPlace),
      loggedProfileFields,
    );
    if (!changes) return unchanged(before);
    await saveProfile(writer, id, { name: newName, settings });
    return {
      result: await readKnownProfile(writer, id),
      events: [profileChanged({ entityId: id, changes, data: { name: newName } })],
    };
  });
}
