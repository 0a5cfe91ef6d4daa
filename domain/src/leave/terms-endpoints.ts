import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListTerms, ListTermsOfPeople, Terms, TermsOfPerson } from './terms-schema.ts';

export const listTerms = endpoint({
  name: 'listTerms',
  summary: 'The place, plan and work schedule of a person, from each day on which any of them changes',
  method: 'GET',
  path: '/admin/leave/terms',
  access: 'signed-in',
  query: ListTerms,
  status: 200,
  answer: z.array(Terms),
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listTermsOfPeople = endpoint({
  name: 'listTermsOfPeople',
  summary:
    'The people, by name, with the place, plan and work schedule that they hold today; X-Total-Count carries how many there are',
  method: 'GET',
  path: '/admin/leave/people',
  access: 'signed-in',
  query: ListTermsOfPeople,
  status: 200,
  answer: z.array(TermsOfPerson),
  refusals: ['FORBIDDEN'],
});
