import * as deputies from '@almanac/domain/people/accounts/deputy-endpoints';
import * as accounts from '@almanac/domain/people/accounts/endpoints';
import * as peopleImport from '@almanac/domain/people/import/endpoints';
import { type Api, bindWith } from '../platform/http/bind.ts';
import { changeRole } from './accounts/change-role.ts';
import { changeUser } from './accounts/change-user.ts';
import { changeRoles, deactivateUsers, moveUsers } from './accounts/change-users.ts';
import { deactivateUser } from './accounts/deactivate-user.ts';
import { eraseUser } from './accounts/erase-user.ts';
import { exportUser } from './accounts/export-user.ts';
import { exportUsers } from './accounts/export-users.ts';
import { inviteUser } from './accounts/invite-user.ts';
import { listDeputies } from './accounts/list-deputies.ts';
import { listUsers } from './accounts/list-users.ts';
import { nameDeputy } from './accounts/name-deputy.ts';
import type { PeopleSettings } from './accounts/people-settings.ts';
import { previewEntitlement } from './accounts/preview-entitlement.ts';
import { reactivateUser } from './accounts/reactivate-user.ts';
import { removeDeputy } from './accounts/remove-deputy.ts';
import { sendWelcome } from './accounts/send-welcome.ts';
import { importPeople } from './import/import-people.ts';

/** Binds the calls about users. */
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
