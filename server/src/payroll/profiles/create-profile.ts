import { profileCreated } from '@almanac/domain/payroll/events';
import { profileNameTaken } from '@almanac/domain/payroll/payroll-rules';
import type { CreateProfile, ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import { plainProfile, profileWith } from '@almanac/domain/payroll/profiles/profile-settings';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { createdFields } from '../../audit/changed-fields.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { changeAsPayrollAdmin } from './change-as-payroll-admin.ts';
import { checkedPlaces } from './check-profile.ts';
import { loggedProfile, loggedProfileFields } from './profile-record.ts';
import { isProfileNameTaken, readKnownProfile } from './queries.ts';
import { insertProfile, lockProfiles } from './store.ts';

export function createProfile(
  context: UseCaseContext,
  { name, ...given }: CreateProfile,
): Promise<Outcome<ExportProfile, 'FORBIDDEN' | 'VALIDATION_ERROR' | 'IN_USE'>> {
  return changeAsPayrollAdmin(context, async (writer) => {
    await lockProfiles(writer);
    if (await isProfileNameTaken(writer, name, undefined)) return profileNameTaken(name);
    const settings = profileWith(given, plainProfile);
    const places = await checkedPlaces(writer, settings);
    if (isRefusal(places)) return places;
    const id = await insertProfile(writer, { name, settings });
    const logged = loggedProfile({ name, ...settings }, (placeId) => places.get(placeId) ?? placeId);
    return {
      result: await readKnownProfile(writer, id),
      events: [profileCreated({ entityId: id, changes: createdFields(logged, loggedProfileFields) })],
    };
  });
}
