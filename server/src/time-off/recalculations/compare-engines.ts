import { randomUUIDv7 } from 'node:crypto';
import { system } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { isErased } from '@almanac/domain/erased-person';
import { isRefusal } from '@almanac/domain/refusal';
import { leaveRecalculated } from '@almanac/domain/time-off/recalculations/events';
import { recalculatedClosing } from '@almanac/domain/time-off/recalculations/recalculated-closing';
import { recalculation } from '@almanac/domain/time-off/recalculations/recalculation';
import { change } from '../../audit/change.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type ChangeContext, unchanged } from '../../platform/use-case/change.ts';
import { inTurns } from '../../platform/work/long-work.ts';
import { claimRules } from '../../work-time/rule-changes/rule-lock-store.ts';
import { claimClosings } from '../balances/facts/closing-lock-store.ts';
import { readClosedThrough } from '../balances/facts/closing-queries.ts';
import { type PersonalAccounts, readLeaveFacts } from '../balances/facts/leave-facts.ts';
import { readEveryone } from '../closings/queries.ts';
import { type ClosingBalance, readClosingBalances, readDueEngine } from './queries.ts';
import {
  finishComparison,
  insertRecalculations,
  type MarkedBalance,
  markClosingBalances,
  type NewRecalculation,
} from './store.ts';

export interface Comparison {
  today: CalendarDate;
  onProgress?: ((done: number, total: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The numbers of differing accounts, people and closing balances. */
export interface ComparisonResult {
  accounts: number;
  people: number;
  closingBalances: number;
}

interface Found {
  lines: NewRecalculation[];
  marked: MarkedBalance[];
}

// The version of `domain/src/time-off/former-engine`.
const knownEngine = 1;
const peopleAtATime = 200;

/**
 * Compares everyone's balances with the former engine, once after an update, and stores the differences in one
 * transaction. An interrupted comparison is repeated at the next start. Undefined: none was due.
 */
export async function compareEngines(
  context: Pick<ChangeContext, 'database' | 'jobs' | 'react'>,
  comparison: Comparison,
): Promise<ComparisonResult | undefined> {
  const { database } = context;
  const engine = await readDueEngine(database);
  if (engine === undefined) return undefined;
  if (engine !== knownEngine) {
    throw new Error(
      `The balances of this database come from engine ${engine}, which this version no longer knows; update to an earlier version first.`,
    );
  }
  const { lines, marked } = await compareEveryone(database, comparison);
  const accounts = lines.length;
  const people = new Set(lines.map(({ userId }) => userId)).size;
  const result = { accounts, people, closingBalances: marked.length };
  const stored = await change({ ...context, actor: system }, async (writer) => {
    await claimRules(writer);
    await claimClosings(writer);
    if (!(await finishComparison(writer, engine, comparison.today))) return unchanged(undefined);
    await insertRecalculations(writer, engine, lines);
    await markClosingBalances(writer, marked);
    return {
      result,
      events: [
        leaveRecalculated({
          entityId: randomUUIDv7(),
          changes: [
            { field: 'balancesCorrected', to: accounts },
            { field: 'closingsMarked', to: marked.length },
          ],
          data: { people },
        }),
      ],
    };
  });
  return isRefusal(stored) ? undefined : stored;
}

async function compareEveryone(database: Reader, comparison: Comparison): Promise<Found> {
  const { today, onProgress, signal } = comparison;
  const everyone = await readEveryone(database);
  const closedThrough = await readClosedThrough(database);
  const found: Found = { lines: [], marked: [] };
  for (let start = 0; start < everyone.length; start += peopleAtATime) {
    onProgress?.(start, everyone.length);
    const piece = everyone.slice(start, start + peopleAtATime);
    const erased = new Set(piece.filter(isErased).map(({ id }) => id));
    const ids = piece.map(({ id }) => id);
    const closing = Map.groupBy(await readClosingBalances(database, ids), ({ userId }) => userId);
    for await (const person of inTurns(await readLeaveFacts(database, ids))) {
      signal?.throwIfAborted();
      if (!erased.has(person.userId)) found.lines.push(...linesOf(person, { today, closedThrough }));
      found.marked.push(...markedOf(person, closing.get(person.userId) ?? []));
    }
  }
  return found;
}

function linesOf(
  { userId, accounts }: PersonalAccounts,
  as: Parameters<typeof recalculation>[1],
): NewRecalculation[] {
  return accounts.flatMap((facts) => {
    const line = recalculation(facts, as);
    return line ? [{ userId, type: facts.type.code, ...line }] : [];
  });
}

function markedOf({ accounts }: PersonalAccounts, balances: readonly ClosingBalance[]): MarkedBalance[] {
  return balances.flatMap(({ through, userId, type, amount, mark, recalculatedAmount }) => {
    const facts = accounts.find((each) => each.type.code === type);
    const derived = mark === null ? amount : recalculatedAmount;
    const present = facts && recalculatedClosing(facts, through, derived);
    return present === undefined ? [] : [{ through, userId, type, recalculatedAmount: present }];
  });
}
