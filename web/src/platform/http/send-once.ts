import { text } from '../messages/text.ts';
import { ApiError, NoReplyError } from './api-error.ts';
import { type Method, type Reply, send, type Wire } from './send.ts';

export interface Insistence {
  /** Delay before each retry. */
  pausesMilliseconds: readonly number[];
  /** Called when the first response is lost; the returned function is called once the outcome is settled. */
  onLost: (error: ApiError) => () => void;
}

// Keys of unanswered calls by content, so that a manual retry reuses the key.
const unanswered = new Map<string, string>();

/**
 * Sends a call with side effects. If the response is lost, it is retried with the same key, and the server
 * returns the original outcome. Fails like `send`, or when all retries are lost.
 */
export async function sendOnce(
  method: Method,
  path: string,
  input: object,
  wire: Wire,
  { pausesMilliseconds, onLost }: Insistence,
): Promise<Reply> {
  const what = `${method} ${path} ${JSON.stringify(input)}`;
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  const ask = () => send(method, path, input, wire, { key });
  let onSettled = () => {};
  let wasLost = false;
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const reply = await ask();
        unanswered.delete(what);
        return { ...reply, wasLost };
      } catch (error) {
        if (!isAnswerLost(error)) {
          unanswered.delete(what);
          throw error;
        }
        const pause = pausesMilliseconds[attempt];
        if (pause === undefined) {
          const message = text('platform.noReplyUnknown', { reason: error.message });
          throw new NoReplyError(message, error.status);
        }
        if (!wasLost) onSettled = onLost(error);
        wasLost = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  } finally {
    onSettled();
  }
}

// After a gateway timeout, the outcome is unknown too.
const statusesWithoutAnswer = [0, 408, 502, 504];

function isAnswerLost(error: unknown): error is ApiError {
  return error instanceof ApiError && statusesWithoutAnswer.includes(error.status);
}

// crypto.randomUUID needs a secure context.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
