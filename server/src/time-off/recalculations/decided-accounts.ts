import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/english-date-text';
import type { Event } from '@almanac/domain/events/event';
import { type LeaveUnit, numberOf } from '@almanac/domain/leave/types/amount';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { recalculationAccepted, recalculationKept } from '@almanac/domain/time-off/recalculations/events';
import {
  adjustmentsToKeep,
  checkDaysToKeep,
  type KeepingAdjustment,
} from '@almanac/domain/time-off/recalculations/kept-balances';
import { namedPerson } from '../../audit/named-person.ts';
import type { LockedPerson } from '../../people/accounts/records/lock-store.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { insertAdjustments, type NewAdjustment } from '../balances/adjustments/store.ts';
import { readClosedThrough } from '../balances/facts/closing-queries.ts';
import { readLeaveFacts } from '../balances/facts/leave-facts.ts';
import type { StoredRecalculation } from './queries.ts';
import { decideRecalculations } from './store.ts';

/** Open recalculations to decide, with their locked people. */
export interface Decided {
  lines: readonly StoredRecalculation[];
  people: readonly LockedPerson[];
  reason?: string | undefined;
  /** Set if it is the actor's own account. */
  ofOwnRecord?: true | undefined;
}

type By = Pick<UseCaseContext, 'actor' | 'now'>;

/** Restores the accounts by adjustments, and returns the events. */
export async function keepAccounts(
  writer: Writer,
  by: By,
  decided: Decided,
): Promise<Outcome<Event[], 'YEAR_CLOSED'>> {
  const closedThrough = await readClosedThrough(writer);
  const people = await readLeaveFacts(
    writer,
    decided.people.map(({ id }) => id),
  );
  const made: NewAdjustment[] = [];
  const events: Event[] = [];
  for (const line of decided.lines) {
    const kept = keptLine(line, people, closedThrough);
    if (isRefusal(kept)) return kept;
    const why = `As before the update of ${dateText(line.madeOn)}`;
    const reason = decided.reason === undefined ? why : `${why}: ${decided.reason}`;
    const common = { userId: line.userId, type: line.type, authorId: by.actor.id, reason };
    made.push(...kept.adjustments.map(({ on, amount }) => ({ ...common, effectiveOn: on, amount })));
    events.push(...eventOf(line, decided, { ...kept, reason }));
  }
  await insertAdjustments(writer, made);
  await storeState(writer, by, decided, 'KEPT');
  return events;
}

/** Accepts the accounts, and returns the events. */
export async function acceptAccounts(writer: Writer, by: By, decided: Decided): Promise<Event[]> {
  await storeState(writer, by, decided, 'ACCEPTED');
  return decided.lines.flatMap((line) => eventOf(line, decided));
}

function keptLine(
  { userId, name, type, days }: StoredRecalculation,
  people: Awaited<ReturnType<typeof readLeaveFacts>>,
  closedThrough: CalendarDate | undefined,
): Outcome<{ adjustments: KeepingAdjustment[]; unit: LeaveUnit }, 'YEAR_CLOSED'> {
  const open = checkDaysToKeep(days, name, closedThrough);
  if (open.refused) return open;
  const facts = people
    .find((each) => each.userId === userId)
    ?.accounts.find((account) => account.type.code === type);
  if (!facts) return { adjustments: [], unit: 'DAY' };
  return { adjustments: adjustmentsToKeep(facts, days, closedThrough), unit: facts.type.unit };
}

async function storeState(
  writer: Writer,
  { actor, now }: By,
  { lines }: Decided,
  state: 'KEPT' | 'ACCEPTED',
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  await decideRecalculations(writer, ids, { state, decidedById: actor.id, decidedAt: now });
}

interface Kept {
  adjustments: readonly KeepingAdjustment[];
  unit: LeaveUnit;
  reason: string;
}

function eventOf(
  { userId, type, state, madeOn }: StoredRecalculation,
  { people, ofOwnRecord, reason }: Decided,
  kept?: Kept,
): Event[] {
  const person = people.find(({ id }) => id === userId);
  if (!person) return [];
  const decided = kept ? recalculationKept : recalculationAccepted;
  const adjusted = kept?.adjustments.flatMap(({ on, amount }) => [
    { field: 'amount' as const, to: numberOf(amount, kept.unit) },
    { field: 'on' as const, to: on },
  ]);
  return [
    decided({
      entityId: userId,
      subject: namedPerson(person),
      changes: [
        { field: 'status', from: state, to: kept ? 'KEPT' : 'ACCEPTED' },
        { field: 'type', to: type },
        ...(adjusted ?? []),
      ],
      reason: kept?.reason ?? reason,
      data: { updatedOn: madeOn, ofOwnRecord },
    }),
  ];
}
