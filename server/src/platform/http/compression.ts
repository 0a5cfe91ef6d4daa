import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const leastBytes = 1024;
// The best level for text sent once; higher ones cost more CPU time than they save in transfer.
const quality = 4;

/** Compresses long responses if accepted, except event streams and already compressed content. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    threshold: leastBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  });
}
