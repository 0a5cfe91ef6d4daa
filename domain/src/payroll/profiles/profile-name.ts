import type { Language } from '../../language/language.ts';
import { nameIn } from '../../language/names.ts';
import { namesOfStandardProfiles } from '../messages/standard-profiles.ts';

/** The profile's name in the language: those of a new installation have one in every language until they are edited. */
export function profileNameIn(
  language: Language,
  { id, name, version }: { id: string; name: string; version: number },
): string {
  const names = version === 1 ? namesOfStandardProfiles[id] : undefined;
  return nameIn(language, { name, names });
}
