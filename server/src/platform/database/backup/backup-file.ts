import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { migrationSchema, sequenceSchema, tableSchema } from './database-contents.ts';

/** The first line: the content, in the order of the tables. */
const headerSchema = z.object({
  almanacBackup: z.literal(1),
  /** Versions of Almanac and PostgreSQL, for information. */
  versions: z.object({ almanac: z.string(), postgres: z.string() }),
  at: z.iso.datetime(),
  migrations: z.array(migrationSchema).min(1),
  jobQueueVersion: z.number().nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
export type BackupHeader = z.output<typeof headerSchema>;

/** The last line: the rows per table and the checksum of everything before. */
const trailerSchema = z.object({ rows: z.array(z.number()), sha256: z.string() });

/** Ends a table's rows; PostgreSQL never writes such a row. */
export const endOfTable = Buffer.from('\\.\n');

/** A fault of a backup or restore that the operator can fix, as a sentence. */
export class BackupFault extends Error {}

const megabyte = 1024 * 1024;

/**
 * Limits for reading a backup, in bytes of unpacked text. Real rows are far shorter: the largest request body has 1 MB,
 * and database text compresses to a tenth. A larger file was made to exhaust memory or time.
 */
const longest = {
  headerBytes: 4 * megabyte,
  lineBytes: 64 * megabyte,
  /** Allowed for any file size. */
  unpackedBytes: 256 * megabyte,
  unpackedBytesPerByte: 200,
};

/** Computes a backup's checksum and row counts, for writing and reading. */
export function checksum() {
  return createHash('sha256');
}

/** Reads a backup sequentially. */
export class BackupReader {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #sum = checksum();
  readonly #mostUnpacked: number;
  #unpacked = 0;
  #unread: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#file = file;
    const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    this.#mostUnpacked = Math.max(longest.unpackedBytes, size * longest.unpackedBytesPerByte);
    const source = createReadStream(file);
    const text = createGunzip();
    source.on('error', (error) => text.destroy(error));
    text.on('close', () => source.destroy());
    this.#chunks = source.pipe(text)[Symbol.asyncIterator]();
  }

  async header(): Promise<BackupHeader> {
    const line = await this.#line();
    const parsed = headerSchema.safeParse(parseJson(line.toString()));
    if (!parsed.success) throw this.#fault('is no backup of Almanac, or one of a newer version');
    this.#sum.update(line);
    return parsed.data;
  }

  /** The next table's rows, in chunks of complete lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = endIn(this.#unread);
      const piece = this.#take(end ?? this.#unread.lastIndexOf('\n') + 1);
      this.#sum.update(piece);
      if (piece.length > 0) yield piece;
      if (end === undefined) await this.#readOn(longest.lineBytes);
      else {
        this.#sum.update(this.#take(endOfTable.length));
        return;
      }
    }
  }

  /** Verifies the read data against the last line. Returns the expected rows per table. */
  async finish(): Promise<number[]> {
    const line = await this.#line();
    const parsed = trailerSchema.safeParse(parseJson(line.toString()));
    if (!parsed.success || parsed.data.sha256 !== this.#sum.digest('hex')) throw this.#fault('is damaged');
    return parsed.data.rows;
  }

  close(): void {
    void this.#chunks.return?.();
  }

  async #line(): Promise<Buffer> {
    if (!this.#unread.includes('\n')) await this.#readOn(longest.headerBytes);
    return this.#take(this.#unread.indexOf('\n') + 1);
  }

  #take(bytes: number): Buffer {
    const taken = this.#unread.subarray(0, bytes);
    this.#unread = this.#unread.subarray(bytes);
    return taken;
  }

  /** Reads to the end of a line; its chunks are joined once. */
  async #readOn(longestLine: number): Promise<void> {
    const pieces = [this.#unread];
    let length = this.#unread.length;
    for (let isWhole = false; !isWhole; ) {
      const piece = await this.#nextPiece();
      pieces.push(piece);
      length += piece.length;
      isWhole = piece.includes('\n');
      if (!isWhole && length > longestLine) {
        throw this.#fault(
          `has a line of more than ${longestLine / megabyte} MB, as no backup of Almanac has`,
        );
      }
    }
    this.#unread = Buffer.concat(pieces);
  }

  async #nextPiece(): Promise<Buffer> {
    const next = await this.#chunks.next().catch((error: unknown) => {
      throw this.#explained(error);
    });
    if (next.done) throw this.#fault('ends too early');
    this.#unpacked += next.value.length;
    if (this.#unpacked > this.#mostUnpacked) {
      const most = Math.floor(this.#mostUnpacked / megabyte);
      throw this.#fault(`unpacks to more than ${most} MB, as no backup of its size does`);
    }
    return next.value;
  }

  #explained(error: unknown): unknown {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'Z_BUF_ERROR') return this.#fault('ends too early');
    if (code === 'Z_DATA_ERROR') return this.#fault('is damaged, or no backup of Almanac');
    return error;
  }

  #fault(what: string): BackupFault {
    return new BackupFault(`${this.#file} ${what}.`);
  }
}

/** Reads the whole file and verifies its checksum. */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const reader = new BackupReader(file);
  try {
    const header = await reader.header();
    for (const _table of header.tables) for await (const _rows of reader.rows());
    await reader.finish();
    return header;
  } finally {
    reader.close();
  }
}

/** The position of the table's end in text that starts at a line's beginning. */
function endIn(text: Buffer): number | undefined {
  for (let from = 0; ; ) {
    const found = text.indexOf(endOfTable, from);
    if (found === -1) return undefined;
    if (found === 0 || text[found - 1] === 0x0a) return found;
    from = found + 1;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
