import { createHash } from 'node:crypto';
import type { Reader } from '../../platform/database/database.ts';
import {
  type PersonalHashes,
  readChainHead,
  readErasedPeople,
  readHashAt,
  readSealedEntries,
  readUnsealedEntries,
  type SealedEntry,
  type UnsealedEntry,
} from './chain-queries.ts';

/** An earlier end of the chain, as noted by the operator. */
export interface ChainEnd {
  position: number;
  hash: string;
}

export interface Verification {
  /** Number of sealed, unchanged entries. */
  verified: number;
  /** Number of entries too new to be sealed. */
  waiting: number;
  end: ChainEnd;
  /** The first fault, as a sentence. */
  fault?: string;
}

const batchSize = 2000;
// Entries are sealed in commit order but dated by transaction start: the maximum difference.
const longestTransactionMilliseconds = 3_600_000;

/** Verifies the audit log against its chain and names the first entry changed, added or removed. */
export async function verifyChain(database: Reader, known?: ChainEnd): Promise<Verification> {
  const unsealed = await readUnsealedEntries(database);
  const { end, latest, fault } = await followSeals(database);
  const found =
    fault ??
    (await faultOfEnd(database, end)) ??
    (known && (await faultOfKnown(database, known))) ??
    faultOfUnsealed(unsealed, latest);
  const waiting = unsealed.filter(({ isWaiting }) => isWaiting).length;
  return { verified: end.position, waiting, end, ...(found !== undefined && { fault: found }) };
}

/** Follows the seals up to the first fault; `latest` is the time of the newest entry. */
async function followSeals(database: Reader): Promise<{ end: ChainEnd; latest: number; fault?: string }> {
  const erased = new Set(await readErasedPeople(database));
  let end: ChainEnd = { position: 0, hash: '' };
  let latest = 0;
  for (let isMore = true; isMore; ) {
    const batch = await readSealedEntries(database, end.position, batchSize);
    for (const seal of batch) {
      const fault = faultOfSeal(seal, end, erased) ?? faultOfTime(seal, latest);
      if (fault !== undefined) return { end, latest, fault };
      end = { position: seal.position, hash: seal.hash };
      latest = Math.max(latest, seal.at?.getTime() ?? 0);
    }
    isMore = batch.length === batchSize;
  }
  return { end, latest };
}

async function faultOfEnd(database: Reader, end: ChainEnd): Promise<string | undefined> {
  const head = await readChainHead(database);
  if (head.position > end.position) {
    return `The last entries were removed: the chain went to ${head.position} and ends at ${end.position}.`;
  }
  if (head.position < end.position || head.hash !== end.hash) {
    return `Entries were added to the end of the chain past its head at ${head.position}.`;
  }
  return undefined;
}

async function faultOfKnown(database: Reader, { position, hash }: ChainEnd): Promise<string | undefined> {
  if ((await readHashAt(database, position)) === hash) return undefined;
  return `The chain is not the one that was known: at ${position} it had another hash. Entries up to there were changed, added or removed, and the chain was made anew.`;
}

function faultOfUnsealed(unsealed: readonly UnsealedEntry[], latest: number): string | undefined {
  for (const { id, at, isWaiting } of unsealed) {
    if (!at) return `The entry ${id} was removed before it was sealed.`;
    if (!isWaiting || at.getTime() < latest - longestTransactionMilliseconds) {
      return `The entry ${id} of ${at.toISOString()} was added past the chain.`;
    }
  }
  return undefined;
}

function faultOfSeal(seal: SealedEntry, before: ChainEnd, erased: ReadonlySet<string>): string | undefined {
  const { position, entryId, hash, content, at } = seal;
  if (position !== before.position + 1) {
    return `Entries were removed together with their seals: after ${before.position} comes ${position}.`;
  }
  if (content === null || !at) return `The entry ${entryId}, number ${position} in the chain, was removed.`;
  const called = `The entry ${entryId} of ${at.toISOString()}, number ${position} in the chain,`;
  if (hashOf(before.hash + content) !== hash) return `${called} was changed, or put in the place of another.`;
  const part = faultyPart(seal, erased);
  return part && `${called} was changed in what it says about people: ${part}.`;
}

function faultOfTime({ entryId, position, at }: SealedEntry, latest: number): string | undefined {
  if (!at || at.getTime() >= latest - longestTransactionMilliseconds) return undefined;
  return `The entry ${entryId}, number ${position} in the chain, was added later than it says: it is dated ${at.toISOString()} and follows one of ${new Date(latest).toISOString()}.`;
}

/** The personal part that differs from its seal, ignoring parts erased with their person. */
function faultyPart(seal: SealedEntry, erased: ReadonlySet<string>): string | undefined {
  const { sealedPersonal, personal, erasedWith } = seal;
  const isErased = erasedWith.some((id) => erased.has(id));
  const parts = new Set([...Object.keys(sealedPersonal), ...Object.keys(personal)]);
  return [...parts].find((part) => {
    if (hashAt(personal, part) === hashAt(sealedPersonal, part)) return false;
    return !(isErased && hashAt(personal, part) === undefined);
  });
}

function hashAt(hashes: PersonalHashes, part: string): string | undefined {
  return hashes[part];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
