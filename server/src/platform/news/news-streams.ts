import { PassThrough, type Readable } from 'node:stream';

const keepAliveMilliseconds = 25_000;
const retryMilliseconds = 1_000;
const streamsPerUser = 10;
const secondMilliseconds = 1_000;
// Listeners refetch everything after a new day or a rule change: for 5,000 people this spreads over a minute, for few
// it is immediate.
const sentPerSecond = 80;

/** The open event streams of this process: one per browser, for its signed-in user. */
export class NewsStreams {
  readonly #today: () => string;
  #day: string;
  readonly #streams = new Map<string, Set<PassThrough>>();
  /** Unsent messages with their streams, oldest first. */
  #waiting: { stream: PassThrough; text: string }[] = [];
  #sentThisSecond = 0;
  readonly #keepAlive = setInterval(() => this.#write(this.#all(), ':\n\n'), keepAliveMilliseconds);
  readonly #seconds = setInterval(() => this.#beginSecond(), secondMilliseconds);

  /** `today` is sent to listeners, and again when it changes. */
  constructor(today: () => string) {
    this.#today = today;
    this.#day = today();
  }

  /** Whether anyone else than the users is listening. */
  hasOthersThan(userIds: ReadonlySet<string>): boolean {
    return [...this.#streams.keys()].some((userId) => !userIds.has(userId));
  }

  /** Opens an event stream for the user, which ends with the connection; undefined if they have too many. */
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

  /** Sends a changed topic to the users, or to all listeners. */
  send(topic: string, userIds?: ReadonlySet<string>): void {
    this.#write(userIds ? this.#of(userIds) : this.#all(), `data: ${topic}\n\n`);
  }

  /** Sends a topic that requires refetching everything to all listeners, 80 a second. */
  sendGradually(topic: string): void {
    this.#queueForAll(`data: ${topic}\n\n`);
  }

  /** Sends the users a topic changed only in others' records, so that their own stay cached. */
  sendOfOthers(topic: string, userIds: ReadonlySet<string>): void {
    this.#write(this.#of(userIds), `event: others\ndata: ${topic}\n\n`);
  }

  /** Sends a call's progress to its user. */
  sendProgress(userId: string, progress: object): void {
    this.#write(this.#of([userId]), `event: progress\ndata: ${JSON.stringify(progress)}\n\n`);
  }

  /** Ends the user's streams; a browser that may still listen reconnects. */
  end(userId: string): void {
    for (const stream of this.#of([userId])) stream.end();
  }

  close(): void {
    clearInterval(this.#keepAlive);
    clearInterval(this.#seconds);
    for (const stream of this.#all()) stream.end();
  }

  #beginSecond(): void {
    this.#sentThisSecond = 0;
    const day = this.#today();
    if (day !== this.#day) this.#queueForAll(dayText(day));
    else this.#sendNext();
    this.#day = day;
  }

  /** Streams already waiting for the message keep their position and get it once. */
  #queueForAll(text: string): void {
    const waiting = new Set(this.#waiting.flatMap((each) => (each.text === text ? each.stream : [])));
    for (const stream of this.#all()) if (!waiting.has(stream)) this.#waiting.push({ stream, text });
    this.#sendNext();
  }

  #sendNext(): void {
    const sent = this.#waiting.splice(0, sentPerSecond - this.#sentThisSecond);
    this.#sentThisSecond += sent.length;
    for (const { stream, text } of sent) this.#write([stream], text);
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
