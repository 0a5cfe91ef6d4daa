import type {
  changeProfile,
  createProfile,
  deleteProfile,
  listProfiles,
} from '@almanac/domain/payroll/endpoints';
import type { CreateProfile, ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';

const call = {
  listProfiles: caller<typeof listProfiles>('GET', '/admin/payroll/profiles'),
  createProfile: caller<typeof createProfile>('POST', '/admin/payroll/profiles'),
  changeProfile: caller<typeof changeProfile>('PUT', '/admin/payroll/profiles/{id}'),
  deleteProfile: caller<typeof deleteProfile>('DELETE', '/admin/payroll/profiles/{id}'),
};

export const payrollKey = ['payroll'] as const;

export const profilesQuery = queryOptions({
  queryKey: [...payrollKey, 'profiles'],
  queryFn: ({ signal }) => call.listProfiles(undefined, signal),
  staleTime: minute,
});

/** The current profile; undefined if it is gone. */
export async function reloadProfile({ id }: Pick<ExportProfile, 'id'>): Promise<ExportProfile | undefined> {
  return (await call.listProfiles()).find((profile) => profile.id === id);
}

/** Changes the profile, or adds one. */
export function saveProfileMutation(profile: ExportProfile | undefined) {
  return mutationOptions({
    mutationFn: ({ values, version }: Submitted<CreateProfile>) =>
      profile ? call.changeProfile({ id: profile.id, ...values, version }) : call.createProfile(values),
    onSuccess: (_profile, _values, _result, { client }) => refetchPayroll(client),
  });
}

export function deleteProfileMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: ExportProfile) => call.deleteProfile({ id, version: `${version}` }),
    onSuccess: (_answer, _profile, _result, { client }) => refetchPayroll(client),
  });
}

/** Reads profiles and runs again. */
export async function refetchPayroll(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: payrollKey });
}
