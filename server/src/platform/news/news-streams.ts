import { PassThrough, type Readable } from 'node:stream';

const keepAliveMilliseconds = 25_000;
const retryMilliseconds = 1_000;
const streamsPerUser = 10;
const secondMilliseconds = 1_000;
// Whoever hears of a new day, or of other rules, fetches all that they show: a company of 5,000 does so in a minute, a small one at once.
const sentPerSecond = 80;

/** The open event streams of this process: a browser holds one for the user who is signed in there. */
export class NewsStreams {
  readonly #today: () => string;
  #day: string;
  readonly #streams = new Map<string, Set<PassThrough>>();
  /** What is still to be told to whom, those who wait longest first. */
  #untold: { stream: PassThrough; text: string }[] = [];
  #toldThisSecond = 0;
  readonly #keepAlive = setInterval(() => this.#write(this.#all(), ':\n\n'), keepAliveMilliseconds);
  readonly #seconds = setInterval(() => this.#beginSecond(), secondMilliseconds);

  /** `today` is the day that listeners are told, and told again when it is over. */
  constructor(today: () => string) {
    this.#today = today;
    this.#day = today();
  }

  /** Whether somebody listens besides the users. */
  hasOthersThan(userIds: ReadonlySet<string>): boolean {
    return [...this.#streams.keys()].some((userId) => !userIds.has(userId));
  }

  /** Opens an event stream for the user, which ends with the connection; nothing where they have too many open. */
  open(userId: string): Readable | undefined {
    const opened = this.#streams.get(userId) ?? new Set();
    if (opened.size >= streamsPerUser) return undefined;
    const stream = new PassThrough();
    this.#streams.set(userId, opened.add(stream));
    stream.on('close', () => {
      opened.delete(stream);
      if (opened.size === 0) this.#streams.delete(userId);
    });
    stream.write(`retry: ${retryMilliseconds}\n\n${dayText(this.#today())}`);
    return stream;
  }

  /** Tells the users, or everyone who listens, that something of the topic has changed. */
  send(topic: string, userIds?: ReadonlySet<string>): void {
    this.#write(userIds ? this.#of(userIds) : this.#all(), `data: ${topic}\n\n`);
  }

  /** Tells everyone who listens, 80 a second, that something has changed for which they fetch all that they show. */
  sendInTurn(topic: string): void {
    this.#tellInTurn(`data: ${topic}\n\n`);
  }

  /** Tells the users that something of the topic has changed which is others', so that what they show of their own stands. */
  sendOfOthers(topic: string, userIds: ReadonlySet<string>): void {
    this.#write(this.#of(userIds), `event: others\ndata: ${topic}\n\n`);
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
    clearInterval(this.#seconds);
    for (const stream of this.#all()) stream.end();
  }

  #beginSecond(): void {
    this.#toldThisSecond = 0;
    const day = this.#today();
    if (day !== this.#day) this.#tellInTurn(dayText(day));
    else this.#tellNext();
    this.#day = day;
  }

  /** Who is still to hear of it keeps their turn, and hears of it once. */
  #tellInTurn(text: string): void {
    const waiting = new Set(this.#untold.flatMap((untold) => (untold.text === text ? untold.stream : [])));
    for (const stream of this.#all()) if (!waiting.has(stream)) this.#untold.push({ stream, text });
    this.#tellNext();
  }

  #tellNext(): void {
    const told = this.#untold.splice(0, sentPerSecond - this.#toldThisSecond);
    this.#toldThisSecond += told.length;
    for (const { stream, text } of told) this.#write([stream], text);
  }

  #of(userIds: Iterable<string>): PassThrough[] {
    return [...userIds].flatMap((userId) => [...(this.#streams.get(userId) ?? [])]);
  }

  #all(): PassThrough[] {
    return this.#of(this.#streams.keys());
  }

  #write(streams: readonly PassThrough[], text: string): void {
    for (const stream of streams) if (!stream.writableEnded) stream.write(text);
  }
}

function dayText(day: string): string {
  return `event: today\ndata: ${day}\n\n`;
}
