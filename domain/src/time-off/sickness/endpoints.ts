import * as z from 'zod/mini';
import { checkSicknessReader } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { Id } from '../../id.ts';
import {
  ContinueSpell,
  ExportSickness,
  ListSickSpells,
  ReadSickness,
  ShownSpell,
  Sickness,
} from './schema.ts';

export const readSickness = endpoint({
  name: 'readSickness',
  summary:
    'The illnesses of each person in the twelve months up to a day, once the company has switched the report on; each read is logged',
  method: 'GET',
  path: '/admin/reports/sickness',
  access: 'signed-in',
  mayTry: checkSicknessReader,
  query: ReadSickness,
  status: 200,
  answer: Sickness,
  refusals: ['FORBIDDEN', 'SWITCHED_OFF'],
});

export const exportSickness = endpoint({
  name: 'exportSickness',
  summary: 'The same of everyone as a file',
  method: 'GET',
  path: '/admin/reports/sickness/export',
  access: 'signed-in',
  mayTry: checkSicknessReader,
  query: z.object({ ...ExportSickness.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN', 'SWITCHED_OFF'],
});

export const listSickSpells = endpoint({
  name: 'listSickSpells',
  summary:
    'The illnesses of the caller, the latest first; of others for administrators, once the company has switched the report on',
  method: 'GET',
  path: '/vacation/sick-spells',
  access: 'signed-in',
  query: ListSickSpells,
  status: 200,
  answer: z.array(ShownSpell),
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'SWITCHED_OFF'],
});

export const continueSpell = endpoint({
  name: 'continueSpell',
  summary: 'Marks the illness of a request as continuing an earlier one, or as a new one; never of oneself',
  method: 'POST',
  path: '/admin/leave/sick-spells/{id}/continues',
  access: 'signed-in',
  mayTry: checkSicknessReader,
  params: z.object({ id: Id }),
  body: ContinueSpell,
  status: 200,
  answer: ShownSpell,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'OWN_REQUEST', 'INVALID_TRANSITION', 'SWITCHED_OFF'],
});
