import type { Message, Said } from './message.ts';

/**
 * The error of a schema's check: the message as JSON, as the schemas' library only knows texts. `readFieldError` reads
 * it again.
 */
export function fieldError(message: Message): () => string {
  return () => fieldErrorText(message);
}

/** The message as the text of a schema's issue. */
export function fieldErrorText(said: Said): string {
  return typeof said === 'string' ? said : JSON.stringify(said);
}

/** The message in the error of a schema; the text itself if the library made it. */
export function readFieldError(error: string): Said {
  if (!error.startsWith('{"key":')) return error;
  return JSON.parse(error) as Message;
}
