import * as z from 'zod/mini';
import { checkLeaveAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { WriteClosing } from '../../leave/plans/schema.ts';
import { writtenRecord } from '../../work-time/effect-schema.ts';
import { checkClosingUndoer } from './closing-rules.ts';
import { Closing, ClosingAddress, ReadYearEnd, UndoClosing, YearEnd } from './schema.ts';

export const listClosings = endpoint({
  name: 'listClosings',
  summary: 'The days through which all accounts of leave are closed, the latest first',
  method: 'GET',
  path: '/admin/leave/closings',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  status: 200,
  answer: z.array(Closing),
  refusals: ['FORBIDDEN'],
});

export const closeYear = endpoint({
  name: 'closeYear',
  summary:
    'Closes all accounts through a day that is over: what would change a balance up to then is refused from now on',
  method: 'POST',
  path: '/admin/leave/closings',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  body: WriteClosing,
  status: 200,
  answer: writtenRecord(Closing),
  refusals: ['FORBIDDEN', 'REQUESTS_PENDING', 'IMPACT_CHANGED'],
});

export const undoClosing = endpoint({
  name: 'undoClosing',
  summary: 'Opens again what was closed last; for system administrators, with a reason',
  method: 'DELETE',
  path: '/admin/leave/closings/{through}',
  access: 'signed-in',
  mayTry: checkClosingUndoer,
  params: ClosingAddress,
  query: UndoClosing,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'IN_USE'],
});

export const readYearEnd = endpoint({
  name: 'readYearEnd',
  summary: 'What lapses through a day and what is left at its end, by plan and type',
  method: 'GET',
  path: '/admin/leave/year-end',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: ReadYearEnd,
  status: 200,
  answer: YearEnd,
  refusals: ['FORBIDDEN'],
});

export const exportYearEnd = endpoint({
  name: 'exportYearEnd',
  summary: 'What lapses through a day and what is left at its end, person by person, as a file',
  method: 'GET',
  path: '/admin/leave/year-end/export',
  access: 'signed-in',
  mayTry: checkLeaveAdmin,
  query: z.object({ ...ReadYearEnd.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});
