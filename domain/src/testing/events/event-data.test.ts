import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type EventDefinition, event } from '../../events/event.ts';
import { EventDate, EventPerson, EventRecipient, RecordName } from '../../events/event-values.ts';
import { events } from '../../events.ts';
import { faultsOfData, sampleOf, shapeOf, valuesOf } from './event-data.ts';

const definitions: readonly EventDefinition[] = Object.values(events);

describe('the data of events', () => {
  test.each(definitions)(
    '$action has no free text, no secret, and people only where they can be erased',
    (each) => {
      expect(faultsOfData(each)).toEqual([]);
    },
  );

  test.each(definitions)('$action accepts samples of its data, and nothing else', ({ data }) => {
    for (const isFull of [true, false]) {
      const sample = sampleOf(data, isFull) as object;
      expect(data.safeParse(sample).success).toBe(true);
      expect(data.safeParse({ ...sample, other: 1 }).success).toBe(false);
    }
  });

  test('values are described by name and kind, in inner objects too', () => {
    const lead = z.optional(EventPerson);
    const days = z.array(z.object({ date: EventDate, amount: z.nullable(z.number()) }));
    const data = { name: RecordName, lead, days, as: z.enum(['A', 'B']), isOver: z.boolean() };
    const definition = event('team.created', { data, text: () => ({ key: '' }) });
    expect(valuesOf(shapeOf(definition)).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'name: name',
      'lead: person',
      'days: list of object',
      'days[].date: date',
      'days[].amount: number or null',
      'as: `A` or `B`',
      'isOver: boolean',
      'ofOwnRecord: `true`',
      'includesOwnRecord: `true`',
    ]);
  });
});

describe('planted faults', () => {
  const text = () => ({ key: '' });

  test.each<[string, z.core.$ZodShape, string]>([
    ['a reason', { reason: z.optional(RecordName) }, "has the forbidden value 'reason'"],
    ['a secret', { clientSecret: RecordName }, "has the forbidden value 'clientSecret'"],
    ['a token', { token: RecordName }, "has the forbidden value 'token'"],
    [
      'a document',
      { seen: z.object({ documentDate: EventDate }) },
      "has the forbidden value 'seen.documentDate'",
    ],
    ['a free text', { title: z.string() }, "has 'title', which may be any text"],
    ['a free text in a list', { titles: z.array(z.string()) }, "has 'titles', which may be any text"],
    [
      'a free text in a list of objects',
      { teams: z.array(z.object({ title: z.nullable(z.string()) })) },
      "has 'teams[].title', which may be any text",
    ],
    [
      'a text with a pattern',
      { code: z.string().check(z.regex(/^\w+$/)) },
      "has 'code', which may be any text",
    ],
    ['an email address', { address: z.email() }, "has 'address', which may be any text"],
    ['a value of any kind', { value: z.unknown() }, "has 'value', which may be any text"],
    [
      'a text or a number',
      { value: z.union([z.string(), z.number()]) },
      "has 'value', which may be any text",
    ],
    ['texts by key', { values: z.record(z.string(), z.string()) }, "has 'values', which may be any text"],
    [
      'a person within an object',
      { team: z.object({ lead: EventPerson }) },
      "has a person in 'team.lead', which cannot be erased there",
    ],
    [
      'a recipient within a list of objects',
      { mails: z.array(z.object({ to: EventRecipient })) },
      "has a person in 'mails[].to', which cannot be erased there",
    ],
  ])('data with %s is found', (_, data, found) => {
    const planted: EventDefinition = event('team.created', { data, text });
    expect(faultsOfData(planted)).toEqual([found]);
  });

  test('a name beside an address is found, as only people of the catalogue can be erased', () => {
    const data = { lead: z.object({ name: z.string(), email: z.string() }) };
    expect(faultsOfData(event('team.created', { data, text }))).toHaveLength(2);
  });
});
