import * as audit from './audit/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as accounts from './people/account-endpoints.ts';
import * as departments from './people/department-endpoints.ts';
import * as people from './people/endpoints.ts';
import * as profile from './people/profile-endpoints.ts';
import * as sessions from './people/session-endpoints.ts';
import * as teams from './teams/endpoints.ts';
import * as timeOff from './time-off/endpoints.ts';
import * as timeOffReports from './time-off/report-endpoints.ts';

const { followMagicLink: _redirect, ...sessionEndpoints } = sessions;

/** Every call of the API, slice by slice. */
export const contract: readonly Endpoint[] = [
  ...Object.values(sessionEndpoints),
  ...Object.values(people),
  ...Object.values(accounts),
  ...Object.values(departments),
  ...Object.values(profile),
  ...Object.values(audit),
  ...Object.values(timeOff),
  ...Object.values(timeOffReports),
  ...Object.values(teams),
];
