import { Readable } from 'node:stream';

/** A file response, streamed. */
export class Download {
  readonly fileName: string;
  readonly content: Readable;
  /** The media type, if different from the endpoint's. */
  readonly type: string | undefined;

  constructor(
    fileName: string,
    pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
    type?: string,
  ) {
    this.fileName = fileName;
    this.content = Readable.from(pieces, { objectMode: false });
    this.type = type;
  }
}
