import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const milliseconds = { betweenLooks: 100, betweenSigns: 1000, withoutSign: 30_000 };

/**
 * Draws a ticket for what only one process at a time may do. As in a bakery each takes a number above those it
 * sees, and waits for the lower ones: nobody takes a lock from anybody, and the ticket of a process that has died
 * just does not count. The tickets are files in the folder.
 */
export function drawTicket(folder) {
  const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
  const name = `${host}.${process.pid}.${randomUUID()}`;
  const file = join(folder, name);
  const lastSigns = new Map();

  mkdirSync(folder, { recursive: true });
  // As long as it has no number, others wait to see which it becomes.
  writeFileSync(file, '');
  const number = 1 + Math.max(0, ...readTickets(folder).map((ticket) => ticket.number));
  writeFileSync(file, `${number}\n`);
  const signs = setInterval(() => giveSign(file), milliseconds.betweenSigns);
  signs.unref();

  return { processAhead, called, lendTo, end };

  /** The process that has to be waited for; none once it is this one's turn. */
  function processAhead() {
    return readTickets(folder).find((ticket) => isAhead(ticket) && isAlive(ticket))?.processId;
  }

  /** Waits for the turn. */
  async function called() {
    while (processAhead() !== undefined) await pause(milliseconds.betweenLooks);
  }

  /** Makes the others wait for the process that does the work also where this one dies before it. */
  function lendTo(processId) {
    writeFileSync(file, `${number} ${processId}\n`);
  }

  /** Gives the turn to the next one, and clears away the tickets of those who have died. */
  function end() {
    clearInterval(signs);
    for (const ticket of readTickets(folder)) {
      if (ticket.name === name || isDead(ticket)) rmSync(join(folder, ticket.name), { force: true });
    }
  }

  function isDead({ host: hostOfTicket, processId, helperId }) {
    return hostOfTicket === host && !isRunning(processId) && !isRunning(helperId);
  }

  function isAhead(ticket) {
    if (ticket.name === name) return false;
    return ticket.number < number || (ticket.number === number && ticket.name < name);
  }

  function isAlive(ticket) {
    if (isDead(ticket)) return false;
    // A number of a process may by now be that of another one, which gives no signs.
    const { sign, since } = lastSigns.get(ticket.name) ?? {};
    if (sign !== ticket.sign) lastSigns.set(ticket.name, { sign: ticket.sign, since: performance.now() });
    return sign !== ticket.sign || performance.now() - since < milliseconds.withoutSign;
  }
}

function readTickets(folder) {
  return readdirSync(folder).flatMap((name) => {
    const [, host, processId] = /^(\w+)\.(\d+)\./.exec(name) ?? [];
    if (host === undefined) return [];
    try {
      const sign = statSync(join(folder, name)).mtimeMs;
      const text = readFileSync(join(folder, name), 'utf8');
      const [, number = 0, helperId] = /^(\d+)(?: (\d+))?\n$/.exec(text) ?? [];
      return [{ name, host, processId, helperId, number: Number(number), sign }];
    } catch (error) {
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  });
}

function giveSign(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Whoever takes the folder away, takes away what the others wait for.
  }
}

function isRunning(processId) {
  if (processId === undefined) return false;
  try {
    return process.kill(Number(processId), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
