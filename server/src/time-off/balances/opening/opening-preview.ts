import type { Message, Said } from '@almanac/domain/language/message';
import type { RuleRecords } from '@almanac/domain/leave/rule-edit';
import { changedTerms, type TermsRow } from '@almanac/domain/leave/terms/terms';
import { amountOf, numberOf } from '@almanac/domain/leave/types/amount';
import { openingColumn } from '@almanac/domain/people/import/import-columns';
import type { ImportedOpening } from '@almanac/domain/people/import/import-schema';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import { type AccountRecords, accountsOf } from '@almanac/domain/time-off/balances/engine/account-edit';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import { checkOpen } from '@almanac/domain/time-off/balances/impact';
import { openingEffect, withOpening } from '@almanac/domain/time-off/balances/opening-effect';
import { readNamedRecords } from '../../../leave/rule-facts.ts';
import type { OpenedPerson, PreviewedOpenings } from '../../../people/accounts/records/leave-import.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTurns } from '../../../platform/work/long-work.ts';
import { readClosedThrough } from '../facts/closing-queries.ts';
import { readAccountRecords } from '../facts/leave-facts.ts';
import { openingReason } from './opening-queries.ts';

/** What the stated opening balances do to each person's accounts, with the other changes of the import. */
export async function previewOpenings(
  database: Reader,
  people: readonly OpenedPerson[],
  { stated, today }: { stated: StatedOpening; today: string },
): Promise<PreviewedOpenings[]> {
  const records = await readAccountRecords(
    database,
    people.flatMap(({ userId }) => userId ?? []),
  );
  const closedThrough = await readClosedThrough(database);
  const rulesOf = rulesReader(database, records);
  const previewed: PreviewedOpenings[] = [];
  for await (const person of inTurns(people)) {
    const openings: Record<string, ImportedOpening> = {};
    const faults: { column: string; message: Said | Message }[] = [];
    const accounts = accountsOf(await recordsAfter(person, records, { rulesOf, today }), idOf(person)) ?? [];
    for (const facts of accounts) {
      const { code } = facts.type;
      const given = person.opening[code];
      if (given === undefined) continue;
      openings[code] = answerOf(given, stated, facts);
      const after = withOpening(facts, openingOf(given, stated, facts));
      const open = person.changed.includes(code) ? checkOpen(facts, after, closedThrough) : undefined;
      if (open?.refused) faults.push({ column: openingColumn(code), message: open.message });
    }
    previewed.push({ line: person.line, openings, faults });
  }
  return previewed;
}

function idOf({ userId, line }: OpenedPerson): string {
  return userId ?? `line ${line}`;
}

function openingOf(given: number, { as, on }: StatedOpening, { type }: LeaveFacts) {
  return { id: 'imported', amount: amountOf(given, type.unit), on, reason: openingReason, opening: as };
}

function answerOf(given: number, stated: StatedOpening, facts: LeaveFacts): ImportedOpening {
  const { unit } = facts.type;
  const { entry, balance, expires } = openingEffect(facts, openingOf(given, stated, facts));
  return {
    given,
    entry: numberOf(entry, unit),
    balance: numberOf(balance, unit),
    ...(expires !== undefined && { expires }),
  };
}

type NamedRecords = Pick<RuleRecords, 'plans' | 'places' | 'schedules'>;
type RulesOf = (terms: Omit<TermsRow, 'from'>) => Promise<NamedRecords>;

/** Reads each combination of plan, place and schedule once. */
function rulesReader(database: Reader, { types }: AccountRecords): RulesOf {
  const known = new Map<string, Promise<NamedRecords>>();
  return (terms) => {
    const key = `${terms.planId} ${terms.placeId} ${terms.scheduleId}`;
    const found = known.get(key) ?? readNamedRecords(database, terms, types);
    known.set(key, found);
    return found;
  };
}

/** The records of the person alone, as the import leaves them. */
async function recordsAfter(
  person: OpenedPerson,
  records: AccountRecords,
  { rulesOf, today }: { rulesOf: RulesOf; today: string },
): Promise<AccountRecords> {
  const id = idOf(person);
  const stored = records.people.get(id);
  const rows = records.terms.get(id);
  const terms = rows && person.held ? changedTerms(rows, person.held) : (rows ?? [person.terms]);
  const [first, ...later] = terms;
  const last = later.at(-1) ?? first;
  const named = last && (person.held || !rows) ? await rulesOf(last) : undefined;
  const own = <Kind>(kind: ReadonlyMap<string, Kind>) => {
    const found = kind.get(id);
    return new Map(found === undefined ? [] : [[id, found]]);
  };
  return {
    types: records.types,
    plans: merged(records.plans, named?.plans),
    places: merged(records.places, named?.places),
    schedules: merged(records.schedules, named?.schedules),
    people: new Map([[id, { name: '', createdOn: today, ...stored, employment: person.employment }]]),
    terms: first ? new Map<string, [TermsRow, ...TermsRow[]]>([[id, [first, ...later]]]) : new Map(),
    requests: own(records.requests),
    adjustments: own(records.adjustments),
  };
}

function merged<Value>(
  known: ReadonlyMap<string, Value>,
  added: ReadonlyMap<string, Value> | undefined,
): ReadonlyMap<string, Value> {
  return added ? new Map([...known, ...added]) : known;
}
