/** The longest time (ms, of the processor) for which the event loop stood while the work ran, and all that the work took. */
export async function standOf(work: () => Promise<unknown>): Promise<{ longest: number; total: number }> {
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

/** Unlike the clock, it stands while others have the processor. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
