import * as deputies from '@almanac/domain/people/accounts/deputy-endpoints';
import * as accounts from '@almanac/domain/people/accounts/endpoints';
import * as peopleImport from '@almanac/domain/people/import/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { changeRole } from './accounts/change-role.ts';
import { changeUser } from './accounts/change-user.ts';
import { changeRoles, deactivateUsers, moveUsers } from './accounts/change-users.ts';
import { listDeputies } from './accounts/deputies/list-deputies.ts';
import { nameDeputy } from './accounts/deputies/name-deputy.ts';
import { removeDeputy } from './accounts/deputies/remove-deputy.ts';
import { exportUsers } from './accounts/export-users.ts';
import { inviteUser } from './accounts/joining/invite-user.ts';
import { sendWelcome } from './accounts/joining/send-welcome.ts';
import { deactivateUser } from './accounts/leaving/deactivate-user.ts';
import { eraseUser } from './accounts/leaving/erase-user.ts';
import { exportUser } from './accounts/leaving/export-user.ts';
import { reactivateUser } from './accounts/leaving/reactivate-user.ts';
import { listUsers } from './accounts/list-users.ts';
import { previewEntitlement } from './accounts/preview-entitlement.ts';
import type { PeopleSettings } from './accounts/records/people-settings.ts';
import { importPeople } from './import/import-people.ts';

/** Registers the user routes. */
export function registerPeople(api: Api, settings: PeopleSettings): void {
  const bind = bindWith(api, settings);
  bind(accounts.listUsers, listUsers);
  bind(accounts.exportUsers, exportUsers);
  bind(accounts.changeUser, changeUser);
  bind(accounts.previewEntitlement, previewEntitlement);
  bind(accounts.inviteUser, inviteUser);
  bind(accounts.sendWelcome, sendWelcome);
  bind(accounts.changeRole, changeRole);
  bind(accounts.deactivateUser, deactivateUser);
  bind(accounts.reactivateUser, reactivateUser);
  bind(accounts.exportUser, exportUser);
  bind(accounts.eraseUser, eraseUser);
  bind(accounts.changeRoles, changeRoles);
  bind(accounts.moveUsers, moveUsers);
  bind(accounts.deactivateUsers, deactivateUsers);
  bind(deputies.listDeputies, listDeputies);
  bind(deputies.nameDeputy, nameDeputy);
  bind(deputies.removeDeputy, removeDeputy);
  bind(peopleImport.importPeople, importPeople);
}
