import { PassThrough, type Readable } from 'node:stream';

const keepAliveMilliseconds = 25_000;
const retryMilliseconds = 1_000;
const streamsPerUser = 10;

/** The open event streams of this process: a browser holds one for the user who is signed in there. */
export class NewsStreams {
  readonly #streams = new Map<PassThrough, string>();
  readonly #keepAlive = setInterval(
    () => this.#write([...this.#streams.keys()], ':\n\n'),
    keepAliveMilliseconds,
  );

  /** The users who listen. */
  get userIds(): string[] {
    return [...new Set(this.#streams.values())];
  }

  /** Opens an event stream for the user, which ends with the connection; nothing where they have too many open. */
  open(userId: string): Readable | undefined {
    if (this.#of([userId]).length >= streamsPerUser) return undefined;
    const stream = new PassThrough();
    this.#streams.set(stream, userId);
    stream.on('close', () => this.#streams.delete(stream));
    stream.write(`retry: ${retryMilliseconds}\n\n`);
    return stream;
  }

  /** Tells the users, or everyone who listens, that something of the topic has changed. */
  send(topic: string, userIds?: readonly string[]): void {
    this.#write(this.#of(userIds), `data: ${topic}\n\n`);
  }

  /** Ends the streams of the user; a browser that may still listen comes back by itself. */
  end(userId: string): void {
    for (const stream of this.#of([userId])) stream.end();
  }

  close(): void {
    clearInterval(this.#keepAlive);
    for (const stream of this.#streams.keys()) stream.end();
  }

  #of(userIds: readonly string[] | undefined): PassThrough[] {
    const streams = [...this.#streams];
    return streams.filter(([, userId]) => userIds?.includes(userId) ?? true).map(([stream]) => stream);
  }

  #write(streams: readonly PassThrough[], text: string): void {
    for (const stream of streams) if (!stream.writableEnded) stream.write(text);
  }
}
