import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writeChecked } from './checked-answer.ts';

const Person = z.object({ name: z.string(), address: z.optional(z.object({ town: z.string() })) });
const Page = z.object({ people: z.array(Person), total: z.int() });

async function answerTo(answer: unknown) {
  const server = Fastify().setSerializerCompiler(writeChecked);
  server.get('/', { schema: { response: { 200: Page } } }, () => answer);
  // Twice, as the first response compiles the schema.
  await server.inject('/');
  return server.inject('/');
}

test('a response has only the fields of its schema', async () => {
  const ada = { password: 'secret', name: 'Ada', address: { town: 'Berlin', street: 'Nowhere' } };
  const answer = await answerTo({ total: 2, people: [ada, { name: 'Grace' }], debug: true });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(
    '{"people":[{"name":"Ada","address":{"town":"Berlin"}},{"name":"Grace"}],"total":2}',
  );
});

test.each([[{ people: [] }], [{ people: [{ name: 1 }], total: 1 }], [[]]])(
  'a response that breaks its schema is a fault: %j',
  async (given) => {
    const answer = await answerTo(given);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'FST_ERR_RESPONSE_SERIALIZATION' });
  },
);
