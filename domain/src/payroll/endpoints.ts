import * as z from 'zod/mini';
import { checkPayrollAdmin } from '../access/admin-rules.ts';
import { endpoint } from '../endpoint.ts';
import { DeletedVersion } from '../version.ts';
import { ChangeProfile, CreateProfile, ExportProfile } from './profiles/profile-schema.ts';
import {
  HandedOver,
  HandOver,
  ListRuns,
  OfProfile,
  PayrollChanges,
  PayrollRun,
  RunFile,
  RunId,
  RunPage,
  RunWithRows,
} from './run-schema.ts';

export const listProfiles = endpoint({
  name: 'listProfiles',
  summary: 'The export profiles for payroll programs, by name',
  method: 'GET',
  path: '/admin/payroll/profiles',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  status: 200,
  answer: z.array(ExportProfile),
  refusals: ['FORBIDDEN'],
});

export const createProfile = endpoint({
  name: 'createProfile',
  summary: 'Adds an export profile; what is left out is as in a plain CSV file',
  method: 'POST',
  path: '/admin/payroll/profiles',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  body: CreateProfile,
  status: 201,
  answer: ExportProfile,
  refusals: ['FORBIDDEN', 'IN_USE'],
});

export const changeProfile = endpoint({
  name: 'changeProfile',
  summary: 'Changes an export profile; its level only before its first run',
  method: 'PUT',
  path: '/admin/payroll/profiles/{id}',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  params: RunId,
  body: ChangeProfile,
  status: 200,
  answer: ExportProfile,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'IN_USE'],
});

export const deleteProfile = endpoint({
  name: 'deleteProfile',
  summary: 'Deletes an export profile without runs',
  method: 'DELETE',
  path: '/admin/payroll/profiles/{id}',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  params: RunId,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'IN_USE'],
});

export const handOver = endpoint({
  name: 'handOver',
  summary:
    'Hands over a period to payroll, with the corrections of earlier runs; a dry run says what would be handed over',
  method: 'POST',
  path: '/admin/payroll/runs',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  body: HandOver,
  status: 201,
  answer: HandedOver,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_HANDED_OVER', 'PAYROLL_INCOMPLETE'],
});

export const listRuns = endpoint({
  name: 'listRuns',
  summary: 'The payroll runs, latest first; `X-Total-Count` has the total',
  method: 'GET',
  path: '/admin/payroll/runs',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  query: ListRuns,
  status: 200,
  answer: z.array(PayrollRun),
  refusals: ['FORBIDDEN'],
});

export const readRun = endpoint({
  name: 'readRun',
  summary: 'A payroll run with a page of its rows and corrections',
  method: 'GET',
  path: '/admin/payroll/runs/{id}',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  params: RunId,
  query: RunPage,
  status: 200,
  answer: RunWithRows,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readRunFile = endpoint({
  name: 'readRunFile',
  summary: 'The file of a payroll run as its profile was on the day of the run; several files come as a zip',
  method: 'GET',
  path: '/admin/payroll/runs/{id}/file',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  params: RunId,
  query: RunFile,
  status: 200,
  answer: null,
  download: 'text/csv',
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readPayrollChanges = endpoint({
  name: 'readPayrollChanges',
  summary:
    "What has changed in days that a profile's runs handed over: all of them counted, at most the first 1,000 listed",
  method: 'GET',
  path: '/admin/payroll/changes',
  access: 'signed-in',
  mayTry: checkPayrollAdmin,
  query: OfProfile,
  status: 200,
  answer: PayrollChanges,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});
