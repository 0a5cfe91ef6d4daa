import type { SessionUser } from '@almanac/domain/access/schema';
import { languageChosen } from '@almanac/domain/people/events';
import type { ChangeOwnLanguage } from '@almanac/domain/profile/schema';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { namedPerson } from '../audit/named-person.ts';
import { lockPeople } from '../people/accounts/records/lock-store.ts';
import { saveLanguage } from '../people/accounts/records/own-account-store.ts';
import { readLanguageOf } from '../people/accounts/records/queries.ts';
import { unchanged } from '../platform/use-case/change.ts';
import type { ProfileContext } from './profile-settings.ts';

export function changeOwnLanguage(
  context: ProfileContext,
  { locale }: ChangeOwnLanguage,
): Promise<Outcome<SessionUser, never>> {
  const { kind: _kind, locale: _former, ...actor } = context.actor;
  const result = { ...actor, ...(locale !== null && { locale }) };
  return change(context, async (writer) => {
    await lockPeople(writer, [actor.id]);
    const before = await readLanguageOf(writer, actor.id);
    const changes = changedFields(before, { locale }, ['locale']);
    if (!changes) return unchanged(result);
    await saveLanguage(writer, actor.id, locale);
    return {
      result,
      events: [languageChosen({ entityId: actor.id, subject: namedPerson(actor), changes })],
    };
  });
}
