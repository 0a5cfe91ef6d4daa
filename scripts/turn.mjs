import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';

/** Takes the lock, a folder with an entry per process at work. Returns undefined on success, else a holding process. */
export function takeTurn(folder) {
  const own = `${folder}.${process.pid}`;
  shareTurn(own, process.pid);
  try {
    // A rename replaces only an empty folder, so only one process gets the lock.
    return renameSync(own, folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    return endTurn(folder) ?? takeTurn(folder);
  }
}
/** Holds the lock until that process has ended too. */
export const shareTurn = (folder, id) => mkdirSync(`${folder}/${id}`, { recursive: true });

/** Removes entries of this process and of dead ones; returns a process still at work. */
export function endTurn(folder) {
  return readdirSync(folder).find((id) => isAtWork(`${folder}/${id}`, Number(id)));
}
/** Entries expire after a quarter of an hour, since process ids are reused. */
function isAtWork(entry, id) {
  try {
    if (id !== process.pid && Date.now() - statSync(entry).mtimeMs < 900_000) return process.kill(id, 0);
  } catch (error) {
    if (error.code === 'EPERM') return true;
    // Its process removed it, and may be at work again: a new entry must stay.
    if (error.code === 'ENOENT') return false;
  }
  rmSync(entry, { recursive: true, force: true });
}
