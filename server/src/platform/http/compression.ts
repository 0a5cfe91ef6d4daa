import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const leastBytes = 1024;
// The best for a text that is sent once; more would cost the processor what it saves the line.
const quality = 4;

/** Compresses answers of some length for whoever takes that; neither streams of news nor what is compressed already. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    threshold: leastBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  });
}
