import { randomUUIDv7 } from 'node:crypto';
import { event } from '@almanac/domain/events/event';
import { isRefusal } from '@almanac/domain/refusal';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealWaiting } from '../../platform/seals/store.ts';
import type { ChangeActor } from '../../platform/use-case/change.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { noReactions } from '../../testing/no-reactions.ts';
import { change } from '../change.ts';
import { verifyChain } from './verify-chain.ts';

let testing: TestDatabase;
const helen = { id: randomUUIDv7(), name: 'Helen', email: 'helen@example.com' };
const mia = { id: randomUUIDv7(), name: 'Mia Chen', email: 'mia@example.com' };
const jobs = { enqueue: async () => undefined, wake: () => undefined };

beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing.drop());
beforeEach(async () => {
  for (const name of ['Mia', 'Mia C.', 'Mia Chen', 'M. Chen', 'Mia Chen']) await rename(name);
  await seal();
  expect(await verify()).toMatchObject({ verified: 5, waiting: 0 });
});
afterEach(async () => {
  await plant(`
    TRUNCATE audit_entries, audit_personal, audit_seals, audit_unsealed, audit_erasures;
    UPDATE audit_chain_head SET position = 0, hash = ''`);
});

const accountChanged = event('account.changed', { text: () => ({ key: '' }) });
const verify = () => verifyChain(testing.database);
const fault = async () => (await verify()).fault;
const seal = () => sealWaiting(testing.database, 100);

/** Adds a log entry by renaming Mia. */
async function rename(to: string, actor: ChangeActor = { kind: 'PERSON', ...helen }): Promise<void> {
  const outcome = await change({ database: testing.database, react: noReactions, jobs, actor }, async () => ({
    result: true,
    events: [
      accountChanged({
        entityId: mia.id,
        subject: mia,
        changes: [
          { field: 'name', from: 'M', to },
          { field: 'role', from: 'EMPLOYEE', to: 'MANAGER' },
        ],
        reason: 'She said so',
      }),
    ],
  }));
  expect(isRefusal(outcome)).toBe(false);
}

/** Disables the triggers first, as only the owner of the tables can. */
async function plant(statements: string): Promise<void> {
  const connection = await testing.pool.connect();
  try {
    await connection.query(`SET session_replication_role = 'replica'; ${statements}`);
  } finally {
    connection.release(true);
  }
}

/** The entry at a position of the chain, as SQL. */
const entryAt = (position: number) => `(SELECT entry_id FROM audit_seals WHERE position = ${position})`;
const idAt = async (position: number) =>
  (await testing.pool.query<{ id: string }>(`SELECT ${entryAt(position)} AS id`)).rows[0]?.id;

test.each([
  ['the actor', 'actor_id = gen_random_uuid()'],
  ['the kind of actor', "actor_kind = 'SERVICE'"],
  ['the time', "at = at - interval '1 second'"],
  ['the action', "action = 'account.deleted'"],
  ['the subject', 'subject_id = gen_random_uuid()'],
  ['the changed values', `changes = jsonb_set(changes, '{1,to}', '"HR_ADMIN"')`],
  ['the people in a change', `changes = jsonb_set(changes, '{0,people}', '[]')`],
])('a changed row is named: %s', async (_what, setting) => {
  await plant(`UPDATE audit_entries SET ${setting} WHERE id = ${entryAt(3)}`);
  const { fault: found, verified } = await verify();
  expect(found).toContain(`${await idAt(3)} of `);
  expect(found).toContain('number 3 in the chain, was changed');
  expect(verified).toBe(2);
});

test.each([
  ['the actor’s name', "actor_name = 'Mallory'", 'actor'],
  ['the subject’s address', "subject_email = 'mallory@example.com'", 'subject'],
  ['the sentence', "summary = 'Nothing'", 'summary'],
  ['the reason', "reason = 'No reason'", 'reason'],
  ['a missing reason', 'reason = NULL', 'reason'],
  ['a name in the changes', `changed_values = jsonb_set(changed_values, '{0,to}', '"Mallory"')`, '0'],
  ['a missing name', "changed_values = '[]'", '0'],
  ['a sentence erased without a person', "summary = '', summary_salt = NULL", 'summary'],
])('a changed row of personal data is named: %s', async (_what, setting, part) => {
  await plant(`UPDATE audit_personal SET ${setting} WHERE entry_id = ${entryAt(4)}`);
  expect(await fault()).toContain(
    `number 4 in the chain, was changed in what it says about people: ${part}.`,
  );
});

test("a service's entry is sealed like a person's, with its kind and its name", async () => {
  const createdBy = { id: helen.id, name: helen.name, email: helen.email };
  await rename('Mia Berg', { kind: 'SERVICE', id: randomUUIDv7(), name: 'Payroll', scopes: [], createdBy });
  await seal();
  expect(await verify()).toMatchObject({ verified: 6, waiting: 0 });
  await plant(`UPDATE audit_personal SET actor_name = 'Mallory' WHERE entry_id = ${entryAt(6)}`);
  expect(await fault()).toContain('number 6 in the chain, was changed in what it says about people: actor.');
  await plant(`UPDATE audit_personal SET actor_name = 'Payroll' WHERE entry_id = ${entryAt(6)}`);
  await plant(`UPDATE audit_entries SET actor_kind = NULL WHERE id = ${entryAt(6)}`);
  expect(await fault()).toContain('number 6 in the chain, was changed');
});

test('a removed row is named', async () => {
  const id = await idAt(2);
  await plant(
    `DELETE FROM audit_entries WHERE id = '${id}'; DELETE FROM audit_personal WHERE entry_id = '${id}'`,
  );
  expect(await fault()).toBe(`The entry ${id}, number 2 in the chain, was removed.`);
});

test('a row removed with its seal is detected', async () => {
  const id = await idAt(2);
  await plant(`DELETE FROM audit_entries WHERE id = '${id}'; DELETE FROM audit_seals WHERE position = 2`);
  expect(await fault()).toContain('after 1 comes 3');
  await plant('UPDATE audit_seals SET position = position - 1 WHERE position > 2');
  expect(await fault()).toContain('number 2 in the chain, was changed, or put in the place of another.');
});

test('a removed tail is detected, with its seals, and a noted end also detects a removed head', async () => {
  const { end } = await verify();
  await plant(`
    DELETE FROM audit_entries WHERE id IN (SELECT entry_id FROM audit_seals WHERE position > 3);
    DELETE FROM audit_seals WHERE position > 3`);
  expect(await fault()).toBe('The last entries were removed: the chain went to 5 and ends at 3.');
  await plant(
    'UPDATE audit_chain_head SET position = 3, hash = (SELECT hash FROM audit_seals WHERE position = 3)',
  );
  expect(await fault()).toBeUndefined();
  expect((await verifyChain(testing.database, end)).fault).toContain('at 5 it had another hash');
});

test('a swapped pair is named, whether rows or seals are swapped', async () => {
  const swap = (table: string, column: string) => `
    UPDATE ${table} SET ${column} = CASE ${column} WHEN 2 THEN -3 ELSE -2 END WHERE ${column} IN (2, 3);
    UPDATE ${table} SET ${column} = -${column} WHERE ${column} < 0`;
  await plant(swap('audit_seals', 'position'));
  expect(await fault()).toContain('number 2 in the chain, was changed, or put in the place of another.');
  await plant(swap('audit_seals', 'position'));
  expect(await fault()).toBeUndefined();
  const times =
    'SELECT lag(at) OVER (ORDER BY at) AS before, lead(at) OVER (ORDER BY at) AS after, id FROM audit_entries';
  await plant(`
    UPDATE audit_entries SET at = CASE WHEN audit_entries.id = ${entryAt(2)} THEN neighbour.after ELSE neighbour.before END
    FROM (${times}) AS neighbour WHERE neighbour.id = audit_entries.id AND audit_entries.id IN (${entryAt(2)}, ${entryAt(3)})`);
  expect(await fault()).toContain('number 2 in the chain, was changed, or put in the place of another.');
});

const copyOf = (position: number, at: string) => `
  INSERT INTO audit_entries (id, at, actor_id, action, entity, entity_id, subject_id, changes)
  SELECT gen_random_uuid(), ${at}, actor_id, action, entity, entity_id, subject_id, changes
  FROM audit_entries WHERE id = ${entryAt(position)}`;

test('an added row is named: past the end, backdated, or with its own seal', async () => {
  await plant(copyOf(1, 'now()'));
  expect(await fault()).toMatch(/^The entry .+ was added past the chain\.$/);
  await plant('DELETE FROM audit_entries WHERE id NOT IN (SELECT entry_id FROM audit_seals)');
  await testing.pool.query(copyOf(1, "now() - interval '1 day'"));
  expect(await fault()).toMatch(/^The entry .+ was added past the chain\.$/);
  await seal();
  expect(await fault()).toMatch(/number 6 in the chain, was added later than it says/);
  await plant(`
    DELETE FROM audit_entries WHERE id = ${entryAt(6)};
    DELETE FROM audit_seals WHERE position = 6;
    UPDATE audit_chain_head SET position = 5, hash = (SELECT hash FROM audit_seals WHERE position = 5);
    ${copyOf(1, 'now()')};
    INSERT INTO audit_seals (position, entry_id, personal, hash)
    SELECT 6, id, '{}', 'a hash' FROM audit_entries WHERE id NOT IN (SELECT entry_id FROM audit_seals)`);
  expect(await fault()).toContain('number 6 in the chain, was changed');
});

test('a row removed before it was sealed is detected', async () => {
  await rename('Mia');
  const id = (await testing.pool.query('SELECT entry_id FROM audit_unsealed')).rows[0]?.entry_id;
  await plant(`DELETE FROM audit_entries WHERE id = '${id}'`);
  expect(await fault()).toBe(`The entry ${id} was removed before it was sealed.`);
});

test('instances sealing at once build one chain without delaying writes', async () => {
  const writing = Array.from({ length: 30 }, (_, number) => rename(`Mia ${number}`));
  const sealing = Array.from({ length: 20 }, () => sealWaiting(testing.database, 3));
  await Promise.all([...writing, ...sealing]);
  const holder = await testing.pool.connect();
  await holder.query('BEGIN; SELECT FROM audit_chain_head FOR UPDATE');
  expect(await seal()).toBeUndefined();
  await rename('Mia, meanwhile');
  await holder.query('ROLLBACK');
  holder.release();
  while (await seal()) expect(await fault()).toBeUndefined();
  expect(await verify()).toMatchObject({ verified: 36, waiting: 0 });
});
