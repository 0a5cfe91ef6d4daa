import { checkSicknessReader } from '@almanac/domain/access/admin-rules';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { ruleMessage } from '@almanac/domain/time-off/requests/messages/rule-message';
import { spellContinued } from '@almanac/domain/time-off/sickness/events';
import type { ContinueSpell, ShownSpell } from '@almanac/domain/time-off/sickness/schema';
import {
  continuedSpell,
  type SickSpell,
  sickSpells,
  spellWith,
} from '@almanac/domain/time-off/sickness/sick-spells';
import { checkContinuation, checkSwitchedOn } from '@almanac/domain/time-off/sickness/spell-rules';
import { change } from '../../audit/change.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { namedPerson } from '../../audit/named-person.ts';
import type { Reader } from '../../platform/database/database.ts';
import { unchanged } from '../../platform/use-case/change.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import type { TimeOffContext } from '../requests/records/context.ts';
import { lockVisibleRequest } from '../requests/records/store.ts';
import { shownSpell } from './list-sick-spells.ts';
import { type ReportedPerson, readReportedPerson, readSickness } from './queries.ts';
import { saveContinuation } from './store.ts';

type Code =
  | 'VALIDATION_ERROR'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'OWN_REQUEST'
  | 'INVALID_TRANSITION'
  | 'SWITCHED_OFF';

/** Marks an illness as continuing an earlier one of the person, or as a new one. */
export async function continueSpell(
  context: TimeOffContext,
  { id, requestId }: { id: string } & ContinueSpell,
): Promise<Outcome<ShownSpell, Code>> {
  const { actor, database, today } = context;
  const permission = checkSicknessReader(actor);
  if (permission.refused) return permission;
  const isOn = checkSwitchedOn(await readStoredSettings(database));
  if (isOn.refused) return isOn;
  return change<ShownSpell, Code>(context, async (writer) => {
    const request = await lockVisibleRequest(writer, { id }, actor, today);
    const person = isRefusal(request) ? undefined : await readReportedPerson(writer, request.requesterId);
    if (!person) return notFound(ruleMessage('time-off.requests.request'));
    const before = await readSpells(writer, person);
    const spell = spellWith(before.spells, id);
    const earlier = requestId === null ? null : spellWith(before.spells, requestId);
    const decision = checkContinuation(actor, { requesterId: person.id, spell, earlier });
    if (decision.refused) return decision;
    if (!spell) throw new Error(`The request ${id} has no illness`);
    const changes = changedFields(
      { continues: continuedSpell(spell, before.spells)?.startDate },
      { continues: earlier?.startDate },
      ['continues'],
    );
    if (!changes) return unchanged(before.shown(spell));
    await saveContinuation(writer, id, {
      continuesId: requestId,
      spell: spell.absences.map((absence) => absence.id),
    });
    const after = await readSpells(writer, person);
    return {
      result: after.shown(spellWith(after.spells, id) ?? spell),
      events: [
        spellContinued({
          entityId: spell.absences[0].id,
          subject: namedPerson(person),
          changes,
          data: { startDate: spell.startDate },
        }),
      ],
    };
  });
}

/** The person's spells, and how they are shown. */
async function readSpells(reader: Reader, person: ReportedPerson) {
  const facts = (await readSickness(reader, [person])).get(person.id);
  if (!facts) throw new Error(`The person ${person.id} has no schedule`);
  const spells = sickSpells(facts);
  return { spells, shown: (spell: SickSpell) => shownSpell(spell, spells, facts) };
}
