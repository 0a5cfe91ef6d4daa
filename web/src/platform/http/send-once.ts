import { ApiError, NoReplyError } from './api-error.ts';
import { type Method, type Reply, send, type Wire } from './send.ts';

export interface Insistence {
  /** How long to wait before each time that the server is asked again. */
  pausesMilliseconds: readonly number[];
  /** Called when the first answer is lost, with what happened to it; what it returns is called once the outcome is settled. */
  onLost: (error: ApiError) => () => void;
}

// What was sent last and never answered, with its key: whoever tries it again by hand means the same.
const unanswered = new Map<string, string>();

/**
 * Sends a call that changes something. Where its answer is lost nobody knows whether it was carried out, so the server is
 * asked again under the same key, and says what it did. Fails as `send` does, once it is known or no answer ever came.
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
        if (pause === undefined) throw new NoReplyError(`${error.message}. ${unknown}`, error.status);
        if (!wasLost) onSettled = onLost(error);
        wasLost = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  } finally {
    onSettled();
  }
}

const unknown = 'It is not known whether this was done. Try again: it will not be done twice.';

// A gateway that gives up does not know what became of the call, either.
const statusesWithoutAnswer = [0, 408, 502, 504];

function isAnswerLost(error: unknown): error is ApiError {
  return error instanceof ApiError && statusesWithoutAnswer.includes(error.status);
}

// Only pages with a secure address have crypto.randomUUID.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
