import { PassThrough, type Readable } from 'node:stream';

const keepAliveMilliseconds = 25_000;
const retryMilliseconds = 1_000;
const streamsPerUser = 10;
const dayCheckMilliseconds = 1_000;
// Whoever hears of a new day fetches all that they show: a company of 5,000 does so in a minute, a small one at once.
const toldAtOnce = 80;

/** The open event streams of this process: a browser holds one for the user who is signed in there. */
export class NewsStreams {
  readonly #today: () => string;
  #day: string;
  readonly #streams = new Map<PassThrough, string>();
  /** Those that have yet to hear of the new day. */
  #untold: PassThrough[] = [];
  readonly #keepAlive = setInterval(
    () => this.#write([...this.#streams.keys()], ':\n\n'),
    keepAliveMilliseconds,
  );
  readonly #dayCheck = setInterval(() => this.#tellNewDay(), dayCheckMilliseconds);

  /** `today` is the day that listeners are told, and told again when it is over. */
  constructor(today: () => string) {
    this.#today = today;
    this.#day = today();
  }

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
    stream.write(`retry: ${retryMilliseconds}\n\n${dayText(this.#today())}`);
    return stream;
  }

  /** Tells the users, or everyone who listens, that something of the topic has changed. */
  send(topic: string, userIds?: readonly string[]): void {
    this.#write(this.#of(userIds), `data: ${topic}\n\n`);
  }

  /** Tells the user how far a call of theirs is. */
  sendProgress(userId: string, progress: object): void {
    this.#write(this.#of([userId]), `event: progress\ndata: ${JSON.stringify(progress)}\n\n`);
  }

  /** Ends the streams of the user; a browser that may still listen comes back by itself. */
  end(userId: string): void {
    for (const stream of this.#of([userId])) stream.end();
  }

  close(): void {
    clearInterval(this.#keepAlive);
    clearInterval(this.#dayCheck);
    for (const stream of this.#streams.keys()) stream.end();
  }

  #tellNewDay(): void {
    const day = this.#today();
    if (day !== this.#day) {
      this.#day = day;
      this.#untold = this.#of(undefined);
    }
    this.#write(this.#untold.splice(0, toldAtOnce), dayText(day));
  }

  #of(userIds: readonly string[] | undefined): PassThrough[] {
    const streams = [...this.#streams];
    return streams.filter(([, userId]) => userIds?.includes(userId) ?? true).map(([stream]) => stream);
  }

  #write(streams: readonly PassThrough[], text: string): void {
    for (const stream of streams) if (!stream.writableEnded) stream.write(text);
  }
}

function dayText(day: string): string {
  return `event: today\ndata: ${day}\n\n`;
}
