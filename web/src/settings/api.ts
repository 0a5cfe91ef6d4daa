import type { changeSettings, readSettings } from '@almanac/domain/settings/endpoints';
import type { ChangeSettings, EditedSettings, Settings } from '@almanac/domain/settings/schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../platform/forms/edited-record.ts';
import { caller } from '../platform/http/call.ts';
import { companyQuery } from '../platform/session/company.ts';
import { minute } from '../platform/session/query-client.ts';

const call = {
  read: caller<typeof readSettings>('GET', '/admin/settings'),
  change: caller<typeof changeSettings>('PUT', '/admin/settings'),
};

const settingsKey = ['settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call.read({}, signal),
  staleTime: 5 * minute,
});

export function reloadSettings(): Promise<Settings> {
  return call.read({});
}

/** Stores the changed settings of a form. */
export const saveSettingsMutation = mutationOptions({
  mutationFn: ({ changes, version }: Submitted<EditedSettings>) =>
    call.change({ ...(changes as Partial<EditedSettings>), version }),
  onSettled: (_settings, _error, _input, _result, { client }) => refetchSettings(client),
});

/** Allows or forbids decisions from emails. */
export const switchDecisionsMutation = mutationOptions({
  mutationFn: (change: Pick<ChangeSettings, 'decisionsByEmail' | 'version'>) => call.change(change),
  onSettled: (_settings, _error, _input, _result, { client }) => refetchSettings(client),
});

interface Restoration {
  /** The entry of the history with the former values. */
  entryId: string;
  former: ChangeSettings;
}

/** Restores former values. */
export const restoreSettingsMutation = mutationOptions({
  mutationFn: ({ former }: Restoration) => call.change(former),
  onSettled: (_settings, _error, _former, _result, { client }) => refetchSettings(client),
});

async function refetchSettings(client: QueryClient): Promise<void> {
  const keys = [settingsKey, companyQuery.queryKey, ['audit']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
