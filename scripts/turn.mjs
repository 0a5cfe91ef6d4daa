import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';

/** Takes the lock, a folder with an entry per process at work. Returns one of those, or nothing once it is taken. */
export function takeTurn(folder) {
  const own = `${folder}.${process.pid}`;
  shareTurn(own, process.pid);
  try {
    // A folder replaces another only while that one is empty, so only one process gets it.
    return renameSync(own, folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    return endTurn(folder) ?? takeTurn(folder);
  }
}
/** Keeps the lock taken until that process has ended too. */
export const shareTurn = (folder, id) => mkdirSync(`${folder}/${id}`, { recursive: true });

/** Removes the entries of this process and of dead ones. Returns a process that is still at work. */
export function endTurn(folder) {
  return readdirSync(folder).find((id) => isAtWork(`${folder}/${id}`, Number(id)));
}
/** No entry counts for more than a quarter of an hour: the number of a dead process is used again. */
function isAtWork(entry, id) {
  try {
    if (id !== process.pid && Date.now() - statSync(entry).mtimeMs < 900_000) return process.kill(id, 0);
  } catch (error) {
    if (error.code === 'EPERM') return true;
  }
  rmSync(entry, { recursive: true, force: true });
}
