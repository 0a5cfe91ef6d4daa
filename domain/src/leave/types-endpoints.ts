import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListTypes, OfferedType } from './types-schema.ts';

export const listTypes = endpoint({
  name: 'listTypes',
  summary:
    'The types of time off that the caller may see, and which of them are offered today: to the caller, or to a person in scope',
  method: 'GET',
  path: '/vacation/types',
  access: 'signed-in',
  query: ListTypes,
  status: 200,
  answer: z.array(OfferedType),
  refusals: ['NOT_FOUND'],
});
