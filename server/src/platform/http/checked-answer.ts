import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/**
 * Checks the answers of a call by their schema and writes them. The schema is compiled at its first answer, as lists are long
 * and the small form of the library goes through a schema more slowly.
 */
export const writeChecked: FastifySerializerCompiler<z.ZodMiniType> = ({ schema, method, url }) => {
  let compiled: z.ZodMiniType | undefined;
  return (answer) => {
    compiled ??= z.compile(schema);
    const { data, error } = compiled.safeParse(answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};
