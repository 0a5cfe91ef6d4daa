import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Impact, RemovedRule, writtenRecord } from '../../work-time/effect-schema.ts';
import { WriteTerms } from '../plans/schema.ts';
import {
  ListTerms,
  ListTermsOfPeople,
  Terms,
  TermsAddress,
  TermsOfPerson,
  WrittenTerms,
} from './terms-schema.ts';

export const listTerms = endpoint({
  name: 'listTerms',
  summary: 'The place, plan and work schedule of a person, from each day on which any of them changes',
  method: 'GET',
  path: '/admin/leave/terms',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
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
  mayTry: checkLeaveAdmin,
  query: ListTermsOfPeople,
  status: 200,
  answer: z.array(TermsOfPerson),
  refusals: ['FORBIDDEN'],
});

export const writeTerms = endpoint({
  name: 'writeTerms',
  summary:
    'Gives people, or all of a department or place, a place, plan or work schedule from a day on; a plan of a department becomes that of its newcomers',
  method: 'POST',
  path: '/admin/leave/terms',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WriteTerms,
  status: 200,
  answer: writtenRecord(WrittenTerms),
  refusals: [
    'FORBIDDEN',
    'OWN_RECORD',
    'INVALID_TRANSITION',
    'EMPLOYMENT_START_MISSING',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});

export const deleteTerms = endpoint({
  name: 'deleteTerms',
  summary: 'Deletes what a person holds from a day on, so that they hold on what they held before',
  method: 'DELETE',
  path: '/admin/leave/terms/{userId}/{from}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: TermsAddress,
  query: RemovedRule,
  status: 204,
  answer: null,
  effect: Impact,
  refusals: [
    'FORBIDDEN',
    'NOT_FOUND',
    'OWN_RECORD',
    'INVALID_TRANSITION',
    'IN_USE',
    'IMPACT_CHANGED',
    'YEAR_CLOSED',
  ],
});
