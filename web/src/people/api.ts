import type * as Accounts from '@almanac/domain/people/account-endpoints';
import type * as Departments from '@almanac/domain/people/department-endpoints';
import type * as People from '@almanac/domain/people/endpoints';
import type { Role } from '@almanac/domain/people/role';
import type { Department, User } from '@almanac/domain/people/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../platform/call.ts';
import { type UserFilters, userListInput } from './user-filters.ts';

const call = {
  listUsers: countedCaller<typeof People.listUsers>('GET', '/admin/users'),
  invite: caller<typeof Accounts.inviteUser>('POST', '/admin/users'),
  change: caller<typeof People.changeUser>('PUT', '/admin/users/{id}'),
  changeRole: caller<typeof Accounts.changeRole>('PUT', '/admin/users/{id}/role'),
  deactivate: caller<typeof Accounts.deactivateUser>('POST', '/admin/users/{id}/deactivate'),
  reactivate: caller<typeof Accounts.reactivateUser>('POST', '/admin/users/{id}/reactivate'),
  importPeople: caller<typeof Accounts.importPeople>('POST', '/admin/users/import'),
  listDepartments: caller<typeof People.listDepartments>('GET', '/admin/departments'),
  createDepartment: caller<typeof People.createDepartment>('POST', '/admin/departments'),
  changeDepartment: caller<typeof Departments.changeDepartment>('PUT', '/admin/departments/{id}'),
  deleteDepartment: caller<typeof Departments.deleteDepartment>('DELETE', '/admin/departments/{id}'),
};

const minute = 60_000;
const usersKey = ['users'] as const;
const userListKey = [...usersKey, 'list'] as const;
const departmentsKey = ['departments'] as const;

export function userListQuery(filters: UserFilters) {
  return queryOptions({
    queryKey: [...userListKey, filters],
    queryFn: ({ signal }) => call.listUsers(userListInput(filters), signal),
    placeholderData: keepPreviousData,
    staleTime: 2 * minute,
  });
}

/** How many users there are, and how many of them are active. */
export function userCountsQuery() {
  return queryOptions({
    queryKey: [...usersKey, 'counts'],
    queryFn: async ({ signal }) => {
      const [all, active] = await Promise.all([
        call.listUsers({ limit: 1 }, signal),
        call.listUsers({ limit: 1, isActive: 'true' }, signal),
      ]);
      return { total: all.total, active: active.total };
    },
    staleTime: 2 * minute,
  });
}

const offeredUsers = 20;

/** The first users, active or not, that the search finds. */
export function userSearchQuery(search: string) {
  return queryOptions({
    queryKey: [...usersKey, 'search', 'all', search],
    queryFn: ({ signal }) => call.listUsers({ search, limit: offeredUsers }, signal),
    placeholderData: keepPreviousData,
    staleTime: 2 * minute,
  });
}

export function departmentsQuery() {
  return queryOptions({
    queryKey: departmentsKey,
    queryFn: ({ signal }) => call.listDepartments({}, signal),
    staleTime: 5 * minute,
  });
}

export function inviteUserMutation() {
  return mutationOptions({
    mutationFn: (invitation: Parameters<typeof call.invite>[0]) => call.invite(invitation),
    onSuccess: (_user, _invitation, _result, { client }) => refetchPeople(client),
  });
}

export function changeUserMutation() {
  return mutationOptions({
    mutationFn: (changes: Parameters<typeof call.change>[0]) => call.change(changes),
    onSuccess: (user, _changes, _result, { client }) => showChanged(client, user),
  });
}

export function changeRoleMutation() {
  return mutationOptions({
    mutationFn: (change: { id: string; role: Role }) => call.changeRole(change),
    onSuccess: (user, _change, _result, { client }) => showChanged(client, user),
  });
}

/** Deactivates an active user and reactivates one who is not. */
export function changeActiveStateMutation() {
  return mutationOptions({
    mutationFn: ({ id, isActive }: User) => (isActive ? call.deactivate({ id }) : call.reactivate({ id })),
    onSuccess: (user, _before, _result, { client }) => showChanged(client, user),
  });
}

/** Says what the import would do; nothing is stored. */
export function previewImportMutation() {
  return mutationOptions({ mutationFn: (csv: string) => call.importPeople({ csv, dryRun: true }) });
}

export function importPeopleMutation() {
  return mutationOptions({
    mutationFn: (csv: string) => call.importPeople({ csv, dryRun: false }),
    onSuccess: (_answer, _csv, _result, { client }) => refetchPeople(client),
  });
}

/** Gives the department its name, or adds it where there is none yet. */
export function saveDepartmentMutation() {
  return mutationOptions({
    mutationFn: ({ id, name }: { id?: string | undefined; name: string }) =>
      id === undefined ? call.createDepartment({ name }) : call.changeDepartment({ id, name }),
    onSuccess: (_department, _input, _result, { client }) => refetchPeople(client),
  });
}

export function deleteDepartmentMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Department) => call.deleteDepartment({ id }),
    onSuccess: (_answer, _department, _result, { client }) => refetchPeople(client),
  });
}

/** Shows a changed user in the lists at once; the lists themselves may change by it, too. */
function showChanged(client: QueryClient, user: User): Promise<void> {
  client.setQueriesData<{ rows: User[]; total: number }>(
    { queryKey: userListKey },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === user.id ? user : row)) },
  );
  return refetchPeople(client);
}

/** Whatever changes a user or a department may change both lists and what the audit log holds. */
async function refetchPeople(client: QueryClient): Promise<void> {
  const keys = [usersKey, departmentsKey, ['audit'], ['teams']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
