import type { Outcome } from '@almanac/domain/refusal';
import type { Settings } from '@almanac/domain/settings/schema';
import { checkSettingsReader } from '@almanac/domain/settings/settings-rules';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { readStoredSettings } from './queries.ts';

export async function readSettings({
  database,
  actor,
}: UseCaseContext): Promise<Outcome<Settings, 'FORBIDDEN'>> {
  const permission = checkSettingsReader(actor);
  return permission.refused ? permission : readStoredSettings(database);
}
