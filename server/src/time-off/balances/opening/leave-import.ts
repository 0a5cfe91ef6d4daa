import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Event } from '@almanac/domain/events/event';
import { amountOf, amountText, numberOf } from '@almanac/domain/leave/types/amount';
import type { ImportLeave } from '@almanac/domain/people/import/import-leave';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import { balanceOpened } from '@almanac/domain/time-off/balances/events';
import { namedPerson } from '../../../audit/named-person.ts';
import { readImportTerms, storeImportedTerms } from '../../../leave/terms/import-terms.ts';
import type { ImportedLeave, LeaveImport } from '../../../people/accounts/records/leave-import.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { claimRules } from '../../../work-time/rule-changes/rule-lock-store.ts';
import { previewOpenings } from './opening-preview.ts';
import { openingReason, readNamedPeople, readOpenings, readRequestsOf } from './opening-queries.ts';
import { insertOpenings, replaceOpenings } from './opening-store.ts';

/** The leave columns of a people import: terms and opening balances. */
export const leaveImport: LeaveImport = {
  previewOpenings,
  async readFacts(database, userIds, { today, stated }) {
    const terms = await readImportTerms(database, userIds, today);
    return {
      ...terms,
      stated,
      openings: await readOpeningsByUser(database, userIds, terms.types, stated),
      requests: await readRequestsByUser(database, userIds),
    };
  },
  async claim(writer) {
    await claimRules(writer);
  },
  async store(writer, people, by) {
    const held = people.flatMap(({ userId, held: given }) => (given ? [[userId, given] as const] : []));
    const ofTerms = await storeImportedTerms(writer, new Map(held));
    return [...ofTerms, ...(await storeOpenings(writer, people, by))];
  },
};

async function readRequestsByUser(database: Reader, userIds: readonly string[]) {
  return Map.groupBy(await readRequestsOf(database, userIds), ({ requesterId }) => requesterId);
}

type Types = ImportLeave['types'];

async function readOpeningsByUser(
  database: Reader,
  userIds: readonly string[],
  types: Types,
  stated: StatedOpening | undefined,
) {
  const openings = new Map<string, Record<string, number>>();
  for (const { userId, type, amount } of await readOpenings(database, userIds, stated)) {
    const unit = types.find(({ code }) => code === type)?.unit ?? 'DAY';
    openings.set(userId, { ...openings.get(userId), [type]: numberOf(amount, unit) });
  }
  return openings;
}

async function storeOpenings(
  writer: Writer,
  people: readonly ImportedLeave[],
  by: { authorId: string; today: CalendarDate; stated?: StatedOpening | undefined },
): Promise<Event[]> {
  const { stated } = by;
  const opened = people.filter(({ opening }) => Object.keys(opening).length > 0);
  if (opened.length === 0) return [];
  const ids = opened.map(({ userId }) => userId);
  const present = await readOpenings(writer, ids, stated);
  const { types } = await readImportTerms(writer, [], by.today);
  const changes = opened.flatMap(({ userId, opening }) =>
    types.flatMap(({ code, name, unit }) => {
      const wanted = opening[code];
      if (wanted === undefined) return [];
      const before = present.find((each) => each.userId === userId && each.type === code)?.amount;
      const after = amountOf(wanted, unit);
      if ((before ?? (stated ? undefined : 0)) === after) return [];
      return [{ userId, type: code, name, unit, before, after }];
    }),
  );
  if (stated) {
    const openings = changes.map(({ userId, type, after }) => ({ userId, type, amount: after }));
    await replaceOpenings(writer, openings, { ...by, stated });
  } else {
    await insertOpenings(
      writer,
      changes.map(({ userId, type, before = 0, after }) => ({ userId, type, amount: after - before })),
      by,
    );
  }
  const named = new Map((await readNamedPeople(writer, ids)).map((person) => [person.id, person]));
  return changes.flatMap(({ userId, type, name, unit, before, after }): Event[] => {
    const person = named.get(userId);
    if (!person) return [];
    const [from, to] = [before ? amountText(before, unit) : undefined, amountText(after, unit)];
    return [
      balanceOpened({
        entityId: userId,
        subject: namedPerson(person),
        changes: [{ field: 'openingBalance', ...(from !== undefined && { from }), to }],
        reason: openingReason,
        data: { type, typeName: name, ...(stated && { states: stated.as, on: stated.on }) },
      }),
    ];
  });
}
