import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fileFormat, listTypes } from '../../file-format.ts';
import { Id } from '../../id.ts';
import { ExportRequests, ListRequests, RequestPage, TimeOffRequest } from './schema.ts';

const ById = z.object({ id: Id });

export const listRequests = endpoint({
  name: 'listRequests',
  summary: "The caller's own requests and those in their scope",
  method: 'GET',
  path: '/vacation',
  access: 'signed-in',
  query: ListRequests,
  status: 200,
  answer: RequestPage,
  isCached: true,
  refusals: [],
});

export const listMyRequests = endpoint({
  name: 'listMyRequests',
  summary: "The caller's own requests",
  method: 'GET',
  path: '/vacation/my-requests',
  access: 'signed-in',
  query: ListRequests,
  status: 200,
  answer: RequestPage,
  refusals: [],
});

export const exportRequests = endpoint({
  name: 'exportRequests',
  summary: "The caller's own requests and those in their scope that match as a file",
  method: 'GET',
  path: '/vacation/export',
  access: 'signed-in',
  query: z.object({ ...ExportRequests.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: [],
});

export const readRequest = endpoint({
  name: 'readRequest',
  summary: 'One request',
  method: 'GET',
  path: '/vacation/{id}',
  access: 'signed-in',
  params: ById,
  status: 200,
  answer: TimeOffRequest,
  refusals: ['NOT_FOUND'],
});
