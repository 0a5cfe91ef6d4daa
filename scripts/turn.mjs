import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const milliseconds = { betweenLooks: 100, betweenSigns: 1000, withoutSign: 30_000 };

/**
 * Draws a ticket for what only one process at a time may do. As in a bakery each takes a number above those it
 * sees, and waits for the lower ones: nobody takes a lock from anybody, and the ticket of a process that has died
 * just does not count. The tickets are files in the folder.
 */
export async function drawTicket(folder) {
  const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
  const name = `${host}.${process.pid}.${randomUUID()}`;
  const file = join(folder, name);
  const lastSigns = new Map();

  mkdirSync(folder, { recursive: true });
  // Without a number as yet, so that those who draw at the same moment wait to see it.
  writeFileSync(file, '');
  const number = 1 + Math.max(0, ...readTickets(folder).map((ticket) => ticket.number));
  appendFileSync(file, `${number}\n`);
  const drawing = new Set(namesOfThoseWhoDraw());
  while (namesOfThoseWhoDraw().some((each) => drawing.has(each))) await pause(milliseconds.betweenLooks);
  const signs = setInterval(() => giveSign(file), milliseconds.betweenSigns);
  signs.unref();

  return { processAhead, called, lendTo, end };

  function namesOfThoseWhoDraw() {
    return readTickets(folder)
      .filter((ticket) => ticket.number === 0 && isAlive(ticket))
      .map((ticket) => ticket.name);
  }

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
    appendFileSync(file, `${processId}\n`);
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
    // Who draws later than this one, draws a higher number.
    if (ticket.name === name || ticket.number === 0) return false;
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
      const [number = 0, ...helperIds] = readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1);
      return [{ name, host, processId, helperId: helperIds.at(-1), number: Number(number), sign }];
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
