import type { XlsxFault } from './xlsx-reading.ts';
import { inThread, type ThreadFailure } from './xlsx-thread.ts';

const limits = { longestMilliseconds: 10_000, mostMegabytes: 256 };

/**
 * The cells of the first sheet as texts, by row, or why there are none. The file is read in a thread, so a file made to
 * take all time or memory is stopped, and other calls don't notice.
 */
export async function readXlsx(
  file: Uint8Array,
): Promise<{ rows: string[][] } | { fault: XlsxFault | ThreadFailure }> {
  const outcome = await inThread<{ rows: string[][] } | { fault: XlsxFault }>({ kind: 'read', file }, limits);
  return 'failure' in outcome ? { fault: outcome.failure } : outcome.answer;
}
