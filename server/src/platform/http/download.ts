import { Readable } from 'node:stream';

/** An answer that is a file, sent piece by piece. */
export class Download {
  readonly fileName: string;
  readonly content: Readable;

  constructor(fileName: string, pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) {
    this.fileName = fileName;
    this.content = Readable.from(pieces, { objectMode: false });
  }
}
