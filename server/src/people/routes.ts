import * as endpoints from '@almanac/domain/people/endpoints';
import * as sessionEndpoints from '@almanac/domain/people/session-endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { changeUser } from './change-user.ts';
import { createDepartment } from './create-department.ts';
import { deleteUser } from './delete-user.ts';
import { registerFollowMagicLink } from './follow-magic-link.ts';
import { listDepartments } from './list-departments.ts';
import { listUsers } from './list-users.ts';
import type { PeopleSettings } from './people-settings.ts';
import { readCompany } from './read-company.ts';
import { readSession } from './read-session.ts';
import { requestMagicLink } from './request-magic-link.ts';
import { revokeOtherSessions, revokeSessions } from './revoke-sessions.ts';
import { signOut } from './sign-out.ts';

/** Binds the calls about sessions, users and departments. */
export function registerPeople(api: Api, settings: PeopleSettings): void {
  const bind = bindWith(api, settings);
  bind(sessionEndpoints.readSession, readSession);
  bind(sessionEndpoints.signOut, signOut);
  bind(sessionEndpoints.requestMagicLink, requestMagicLink);
  bind(sessionEndpoints.revokeSessions, revokeSessions);
  bind(sessionEndpoints.revokeOtherSessions, revokeOtherSessions);
  bind(sessionEndpoints.deleteUser, deleteUser);
  registerFollowMagicLink(api, settings);
  bind(endpoints.readCompany, readCompany);
  bind(endpoints.listUsers, listUsers);
  bind(endpoints.changeUser, changeUser);
  bind(endpoints.listDepartments, listDepartments);
  bind(endpoints.createDepartment, createDepartment);
}
