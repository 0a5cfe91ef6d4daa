import { type ChainEnd, type Verification, verifyChain } from './audit/chain/verify-chain.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import {
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded/embedded-postgres.ts';
import { inSnapshot } from './platform/database/snapshot.ts';
import { type ClosingsVerification, verifyClosings } from './time-off/closings/verify-closings.ts';

const found = { whole: 0, faulty: 1, unknown: 2 };

try {
  const { log, closings } = await verify(knownEnd());
  const lines = [...report(log), ...reportClosings(closings)];
  for (const line of lines) process.stdout.write(`${line}\n`);
  const isFaulty = [log, closings].some(({ fault }) => fault !== undefined);
  process.exitCode = isFaulty ? found.faulty : found.whole;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof ConfigError ? `${reason}\n` : `The records could not be verified: ${reason}\n`,
  );
  process.exitCode = found.unknown;
}

interface Verifications {
  log: Verification;
  closings: ClosingsVerification;
}

async function verify(known: ChainEnd | undefined): Promise<Verifications> {
  const { databaseUrl, dataDirectory } = readConfig(process.env);
  if (databaseUrl !== undefined) return verifyAt({ connectionString: databaseUrl }, known);
  if (!(await hasEmbeddedPostgres(dataDirectory)))
    throw new Error(`there is no database in ${dataDirectory}.`);
  const running = await findEmbeddedPostgres(dataDirectory);
  if (running) return verifyAt(running, known);
  const own = await startEmbeddedPostgres({ dataDirectory });
  // A restored database that was never started has no rights for the service role yet.
  return verifyAt(own.poolConfig, known).finally(() => own.stop());
}

async function verifyAt(
  connection: Parameters<typeof createPool>[0],
  known: ChainEnd | undefined,
): Promise<Verifications> {
  const pool = createPool(connection);
  try {
    return await inSnapshot(createDatabase(pool), async (reader) => ({
      log: await verifyChain(reader, known),
      closings: await verifyClosings(reader),
    }));
  } finally {
    await pool.end();
  }
}

/** An earlier end of the chain, given as `--known POSITION:HASH`. */
function knownEnd(): ChainEnd | undefined {
  const [option, known = ''] = process.argv.slice(2);
  if (option === undefined) return undefined;
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(known) ?? [];
  if (option !== '--known' || position === undefined || hash === undefined) {
    throw new Error('it takes nothing, or --known and the end of the chain as verify printed it.');
  }
  return { position: Number(position), hash };
}

function report({ verified, waiting, end, fault }: Verification): string[] {
  if (fault !== undefined) return [fault, `The ${verified} entries before it are as they were.`];
  const lines = [
    `The audit log is whole: ${verified} entries are as they were sealed, ${waiting} wait for their seal.`,
  ];
  if (end.position === 0) return lines;
  return [...lines, `The chain ends at ${end.position}:${end.hash}`];
}

function reportClosings({ closings, balances, recalculated, fault }: ClosingsVerification): string[] {
  if (fault !== undefined) return [fault];
  const whole = `The closed years are whole: ${balances} balances of ${closings} closings are as they were closed.`;
  return recalculated === 0
    ? [whole]
    : [whole, `${recalculated} of them are marked RECALCULATED: an update derives them otherwise.`];
}
