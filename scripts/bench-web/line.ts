import type { CDPSession, Page } from 'playwright-core';

interface Line {
  bitsPerSecond: number;
  milliseconds: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** 'Fast 3G' of Chrome's developer tools, on a processor of a quarter of the speed. */
const fast3g: Line = { bitsPerSecond: 1_600_000 * 0.9, milliseconds: 150 * 3.75, slowdown: 4 };

/** On what the pages are measured: as the machine is, and slowed down. */
export const lines = { plain: undefined, slowed: fast3g } as const satisfies Record<string, Line | undefined>;

export type LineName = keyof typeof lines;

export const lineNames: readonly LineName[] = ['plain', 'slowed'];

/** Slows the page down from now on; `undefined` leaves it as the machine is. */
export async function slowDown(page: Page, line: Line | undefined): Promise<void> {
  if (!line) return;
  const { bitsPerSecond, milliseconds, slowdown } = line;
  const session = await networkOf(page);
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: milliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** A session of the developer tools that hears of everything the page asks for. */
export async function networkOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}
