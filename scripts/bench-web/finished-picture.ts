import type { BrowserContext, Page } from 'playwright-core';

/** What a press leads to: another page, or something that opens over this one. */
export type Picture = 'page' | 'overlay';

const calmMilliseconds = 500;

/** Lets the pages of the context, which must not be open yet, watch what comes of each press. */
export async function watchPictures(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: watch });
}

/**
 * Waits until what the last press led to is painted, with nothing in it that stands for what is still to come, and
 * stays so; the milliseconds from the press to that paint, by the clock of the page.
 */
export function finishedPicture(page: Page, picture: Picture, calm = calmMilliseconds): Promise<number> {
  return page.evaluate<number>(`pictures.finished('${picture}', ${calm})`);
}

// Runs in the page: from each press on it looks at every frame, until somebody who waits has been told. What a frame
// shows is painted when the next one begins.
const watch = `
window.pictures = (() => {
  const giveUpAfter = 60000;
  const overlayRoles = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => '[role=' + role + ']').join();
  const awaited = '[aria-busy=true], [aria-label^=Loading]';
  const overlays = () => [...document.querySelectorAll(overlayRoles)].filter((each) => each.getClientRects().length > 0);
  const isWaiting = (part) => part.matches(awaited) || part.querySelector(awaited) !== null;
  const isMoving = () => document.getAnimations().some((animation) =>
    animation.playState === 'running' && animation.effect.getComputedTiming().endTime !== Infinity);
  const headingOf = () => {
    const element = document.querySelector('h1');
    return { element, text: element?.textContent ?? 'Loading' };
  };
  let pressed;
  let before;
  let state;
  let isLooking = false;
  const faults = {
    page() {
      const { element, text } = headingOf();
      if (location.pathname === before.path) return 'it is still at ' + before.path;
      if (text.startsWith('Loading')) return 'it has no heading';
      if (element === before.heading.element && text === before.heading.text) return 'it has the heading of before';
      return isWaiting(document.body) && 'it has parts that are still to come';
    },
    overlay() {
      const opened = overlays().filter((each) => !before.overlays.has(each));
      if (opened.length === 0) return 'nothing has opened';
      return opened.some(isWaiting) && 'it has parts that are still to come';
    },
  };
  const look = () => {
    const now = performance.now();
    for (const picture of ['page', 'overlay']) {
      const fault = faults[picture]() || (isMoving() && 'it moves');
      const { shownSince } = state[picture];
      state[picture] = fault ? { fault } : { shownSince: shownSince ?? now, paintedAt: state[picture].paintedAt ?? (shownSince && now) };
    }
    requestAnimationFrame(look);
  };
  const note = ({ isTrusted, timeStamp, key }) => {
    if (!isTrusted || ['Alt', 'Control', 'Meta', 'Shift'].includes(key)) return;
    pressed = timeStamp;
    before = { path: location.pathname, heading: headingOf(), overlays: new Set(overlays()) };
    state = { page: {}, overlay: {} };
    if (!isLooking) requestAnimationFrame(look);
    isLooking = true;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true, passive: true });
  const finished = (picture, calm) => new Promise((resolve, reject) => {
    const ask = () => {
      const { fault, paintedAt } = state[picture];
      const now = performance.now();
      if (paintedAt !== undefined && now - paintedAt >= calm) resolve(paintedAt - pressed);
      else if (now - pressed > giveUpAfter) reject(new Error('The picture is not finished: ' + fault));
      else requestAnimationFrame(ask);
    };
    ask();
  });
  return { finished };
})();
`;
