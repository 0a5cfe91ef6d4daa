import * as endpoints from '@almanac/domain/payroll/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { changeProfile } from './profiles/change-profile.ts';
import { createProfile } from './profiles/create-profile.ts';
import { deleteProfile } from './profiles/delete-profile.ts';
import { listProfiles } from './profiles/list-profiles.ts';
import { handOver } from './runs/hand-over.ts';
import { listRuns } from './runs/list-runs.ts';
import { readPayrollChanges } from './runs/read-changes.ts';
import { readRun } from './runs/read-run.ts';
import { readRunFile } from './runs/read-run-file.ts';

/** Registers the payroll routes. */
export function registerPayroll(api: Api): void {
  const bind = bindWith(api, {});
  bind(endpoints.listProfiles, listProfiles);
  bind(endpoints.createProfile, createProfile);
  bind(endpoints.changeProfile, changeProfile);
  bind(endpoints.deleteProfile, deleteProfile);
  bind(endpoints.handOver, handOver);
  bind(endpoints.listRuns, listRuns);
  bind(endpoints.readRun, readRun);
  bind(endpoints.readRunFile, readRunFile);
  bind(endpoints.readPayrollChanges, readPayrollChanges);
}
