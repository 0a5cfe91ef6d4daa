import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Salted hashes of an entry's personal parts: actor, subject, summary, reason, or the position of a change. */
export type PersonalHashes = Readonly<Record<string, string>>;

/** A seal with the log entry it covers. */
export interface SealedEntry {
  position: number;
  entryId: string;
  hash: string;
  sealedPersonal: PersonalHashes;
  /** The sealed content; absent if the entry is gone. */
  content: string | null;
  /** Hashes of the parts that still exist. */
  personal: PersonalHashes;
  at: Date | null;
  /** People whose erasure removed parts of the entry. */
  erasedWith: readonly string[];
}

/** The seals after the position in chain order, each with the current content it covers. */
export async function readSealedEntries(
  database: Reader,
  after: number,
  longest: number,
): Promise<SealedEntry[]> {
  // Deliberately independent of the sealing functions, so that tampering with those is detected.
  const { rows } = await sql<SealedEntry>`
    SELECT seal.position, seal.entry_id AS "entryId", seal.hash, seal.personal AS "sealedPersonal", entry.at,
      CASE WHEN entry.id IS NOT NULL THEN jsonb_build_array(
        jsonb_strip_nulls(to_jsonb(entry) || jsonb_build_object('at', extract(epoch FROM entry.at))), seal.personal
      )::text END AS content,
      ARRAY (SELECT person_id FROM audit_erasures WHERE audit_erasures.entry_id = seal.entry_id) AS "erasedWith",
      (
        SELECT coalesce(jsonb_object_agg(part, encode(sha256(convert_to(salt || value::text, 'UTF8')), 'hex')), '{}')
        FROM (
          SELECT 'actor' AS part, beside.actor_salt::text AS salt,
            jsonb_build_array(beside.actor_name, beside.actor_email) AS value
          WHERE coalesce(beside.actor_name, beside.actor_email) IS NOT NULL
          UNION ALL
          SELECT 'subject', beside.subject_salt::text, jsonb_build_array(beside.subject_name, beside.subject_email)
          WHERE coalesce(beside.subject_name, beside.subject_email) IS NOT NULL
          UNION ALL
          SELECT 'summary', beside.summary_salt::text, to_jsonb(beside.summary) WHERE beside.summary_salt IS NOT NULL
          UNION ALL
          SELECT 'reason', beside.reason_salt::text, to_jsonb(beside.reason) WHERE beside.reason IS NOT NULL
          UNION ALL
          SELECT change ->> 'place', change ->> 'salt', change - 'salt' FROM jsonb_array_elements(beside.changed_values) AS change
        ) AS parts
      ) AS personal
    FROM audit_seals AS seal
      LEFT JOIN audit_entries AS entry ON entry.id = seal.entry_id
      LEFT JOIN audit_personal AS beside ON beside.entry_id = seal.entry_id
    WHERE seal.position > ${after} ORDER BY seal.position LIMIT ${longest}`.execute(database);
  return rows;
}

/** The recorded end of the chain: position 0 before the first seal. */
export async function readChainHead(database: Reader): Promise<{ position: number; hash: string }> {
  const head = await database.selectFrom('auditChainHead').select(['position', 'hash']).executeTakeFirst();
  return head ?? { position: 0, hash: '' };
}

/** The hash at a position, or nothing past the end of the chain. */
export async function readHashAt(database: Reader, position: number): Promise<string | undefined> {
  const seal = await database
    .selectFrom('auditSeals')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst();
  return seal?.hash;
}

export async function readErasedPeople(database: Reader): Promise<string[]> {
  const entries = await database
    .selectFrom('auditEntries')
    .select('entityId')
    .where('action', '=', 'account.erased')
    .execute();
  return entries.map(({ entityId }) => entityId);
}

export interface UnsealedEntry {
  id: string;
  /** Creation time; absent if the entry is gone. */
  at: Date | null;
  /** Whether the entry awaits its seal, like every new one. */
  isWaiting: boolean;
}

/** Unsealed entries: those awaiting a seal, those missing, and those without a seal that await none. */
export async function readUnsealedEntries(database: Reader): Promise<UnsealedEntry[]> {
  const { rows } = await sql<UnsealedEntry>`
    SELECT coalesce(entry.id, waiting.entry_id) AS id, entry.at, waiting.entry_id IS NOT NULL AS "isWaiting"
    FROM audit_entries AS entry FULL JOIN audit_unsealed AS waiting ON waiting.entry_id = entry.id
    WHERE NOT EXISTS (SELECT FROM audit_seals WHERE audit_seals.entry_id = coalesce(entry.id, waiting.entry_id))
    ORDER BY entry.at NULLS FIRST`.execute(database);
  return rows;
}
