import { Readable } from 'node:stream';

/** An answer that is a file, sent piece by piece. */
export class Download {
  readonly fileName: string;
  readonly content: Readable;
  /** The media type, where it is not the one that the endpoint declares. */
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
