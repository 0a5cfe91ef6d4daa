/** The longest event loop block (ms of CPU time) while the work ran, and its total CPU time. */
export async function blockedTimeOf(
  work: () => Promise<unknown>,
): Promise<{ longest: number; total: number }> {
  let isOver = false;
  let longest = 0;
  const start = processorTime();
  let since = start;
  const watch = (): void => {
    const now = processorTime();
    longest = Math.max(longest, now - since);
    since = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isOver = true;
  watch();
  return { longest, total: processorTime() - start };
}

/** The CPU time of the work (ms), which no block of the event loop exceeds. Waiting costs nothing, unlike above. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = processorTime();
  await work();
  return processorTime() - start;
}

/** CPU time excludes time the processor spends on other processes. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
