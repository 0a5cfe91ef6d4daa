import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { Id } from '../../id.ts';
import {
  ExportProvisions,
  KeepProvisions,
  KeptList,
  KeptProvisions,
  Provisions,
  ReadKeptProvisions,
  ReadProvisions,
} from './schema.ts';

export const readProvisions = endpoint({
  name: 'readProvisions',
  summary:
    'What the company owes each person of each type with a limit at the end of a day, leavers apart; pages count people, by name',
  method: 'GET',
  path: '/admin/leave/provisions',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: ReadProvisions,
  status: 200,
  answer: Provisions,
  refusals: ['FORBIDDEN'],
});

export const exportProvisions = endpoint({
  name: 'exportProvisions',
  summary: 'The same of everyone as a file',
  method: 'GET',
  path: '/admin/leave/provisions/export',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: z.object({ ...ExportProvisions.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});

export const keepProvisions = endpoint({
  name: 'keepProvisions',
  summary: 'Keeps the list of everyone as of a day, to be opened unchanged later',
  method: 'POST',
  path: '/admin/leave/provisions/kept',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: KeepProvisions,
  status: 201,
  answer: KeptList,
  refusals: ['FORBIDDEN'],
});

export const listKeptProvisions = endpoint({
  name: 'listKeptProvisions',
  summary: 'The lists that were kept, the latest first',
  method: 'GET',
  path: '/admin/leave/provisions/kept',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(KeptList),
  refusals: ['FORBIDDEN'],
});

export const readKeptProvisions = endpoint({
  name: 'readKeptProvisions',
  summary: 'A kept list as it was, with what the records lead to now where it has changed since',
  method: 'GET',
  path: '/admin/leave/provisions/kept/{id}',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  params: z.object({ id: Id }),
  query: ReadKeptProvisions,
  status: 200,
  answer: KeptProvisions,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});
