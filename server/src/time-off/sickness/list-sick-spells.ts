import { checkSicknessReader } from '@almanac/domain/access/admin-rules';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { message } from '@almanac/domain/time-off/balances/messages/message';
import { spellsRead } from '@almanac/domain/time-off/sickness/events';
import type { ListSickSpells, ShownSpell } from '@almanac/domain/time-off/sickness/schema';
import {
  calendarDaysOf,
  continuedSpell,
  type SickPerson,
  type SickSpell,
  sickSpells,
  workDaysOf,
} from '@almanac/domain/time-off/sickness/sick-spells';
import { checkSwitchedOn } from '@almanac/domain/time-off/sickness/spell-rules';
import { change } from '../../audit/change.ts';
import { namedPerson } from '../../audit/named-person.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { readReportedPerson, readSickness } from './queries.ts';

/** The caller's own illnesses, or for administrators anyone's, the latest first. */
export async function listSickSpells(
  context: TimeOffContext,
  { userId = context.actor.id }: ListSickSpells,
): Promise<Outcome<ShownSpell[], 'FORBIDDEN' | 'NOT_FOUND' | 'SWITCHED_OFF'>> {
  const { actor, database, today } = context;
  if (userId !== actor.id) {
    const permission = checkSicknessReader(actor);
    if (permission.refused) return permission;
    const isOn = checkSwitchedOn(await readStoredSettings(database));
    if (isOn.refused) return isOn;
  }
  const person = await readReportedPerson(database, userId);
  if (!person) return notFound(message('time-off.balances.user'));
  const facts = (await readSickness(database, [person])).get(userId);
  if (userId !== actor.id) {
    const logged = await change({ ...context, idempotencyKey: undefined }, async () => ({
      result: null,
      events: [
        spellsRead({
          entityId: userId,
          subject: namedPerson(person),
          changes: [{ field: 'through', to: today }],
        }),
      ],
    }));
    if (isRefusal(logged)) return logged;
  }
  return facts ? shownSpells(facts) : [];
}

/** The person's spells, the latest first. */
function shownSpells(person: SickPerson): ShownSpell[] {
  const spells = sickSpells(person);
  return spells.map((spell) => shownSpell(spell, spells, person)).toReversed();
}

/** The spell with its days and the one that it continues. */
export function shownSpell(
  spell: SickSpell,
  spells: readonly SickSpell[],
  { work }: Pick<SickPerson, 'work'>,
): ShownSpell {
  const { startDate, endDate, absences } = spell;
  const earlier = continuedSpell(spell, spells);
  return {
    requestId: absences[0].id,
    startDate,
    endDate,
    workDays: workDaysOf([spell], spell, work),
    calendarDays: calendarDaysOf(spell, spell),
    ...(earlier && {
      continues: { requestId: earlier.absences[0].id, startDate: earlier.startDate },
    }),
  };
}
