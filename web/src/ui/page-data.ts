let loadingAreas = 0;
const waiting = new Set<() => void>();
/** A slow answer must not keep filters from working. */
const longestWait = 5000;

/** Counts a part of the page as loading; returns a function that ends this. */
export function countLoadingArea(): () => void {
  loadingAreas += 1;
  return () => {
    loadingAreas -= 1;
    setTimeout(callIfLoaded);
  };
}

/**
 * Calls back once no part of the page is loading, so that code needed later leaves the connection to the
 * data. Returns a function that cancels this.
 */
export function onceDataIsShown(callback: () => void): () => void {
  const call = () => {
    cancel();
    callback();
  };
  const latest = setTimeout(call, longestWait);
  const cancel = () => {
    clearTimeout(latest);
    waiting.delete(call);
  };
  waiting.add(call);
  setTimeout(callIfLoaded);
  return cancel;
}

/** Called with a delay: a loading area may have been replaced by another one. */
function callIfLoaded(): void {
  if (loadingAreas > 0) return;
  for (const call of waiting) call();
}
