import type { Role } from '@almanac/domain/access/role';
import { adminRoles } from '@almanac/domain/access/role-gate';
import type {
  changeRole,
  changeRoles,
  changeUser,
  deactivateUser,
  deactivateUsers,
  eraseUser,
  inviteUser,
  listUsers,
  moveUsers,
  previewEntitlement,
  reactivateUser,
  sendWelcome,
} from '@almanac/domain/people/accounts/endpoints';
import type { ChangeUser, InviteUser, ReactivateUser, User } from '@almanac/domain/people/accounts/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { refetchPeople, usersKey } from '../../departments/api.ts';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { type OrEmpty, withoutEmpty } from '../../platform/forms/empty-fields.ts';
import { caller, countedCaller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { removePhotoMutation } from '../photos/api.ts';
import { type UserFilters, userListInput } from './user-filters.ts';

const call = {
  listUsers: countedCaller<typeof listUsers>('GET', '/admin/users'),
  invite: caller<typeof inviteUser>('POST', '/admin/users'),
  change: caller<typeof changeUser>('PUT', '/admin/users/{id}'),
  previewEntitlement: caller<typeof previewEntitlement>('GET', '/admin/users/{id}/entitlement'),
  changeRole: caller<typeof changeRole>('PUT', '/admin/users/{id}/role'),
  changeRoles: caller<typeof changeRoles>('PUT', '/admin/users/bulk/role'),
  move: caller<typeof moveUsers>('PUT', '/admin/users/bulk/department'),
  deactivateMany: caller<typeof deactivateUsers>('PUT', '/admin/users/bulk/deactivate'),
  deactivate: caller<typeof deactivateUser>('POST', '/admin/users/{id}/deactivate'),
  sendWelcome: caller<typeof sendWelcome>('POST', '/admin/users/{id}/welcome'),
  erase: caller<typeof eraseUser>('POST', '/admin/users/{id}/erase'),
  reactivate: caller<typeof reactivateUser>('POST', '/admin/users/{id}/reactivate'),
};

const userListKey = [...usersKey, 'list'] as const;

/** A page of the matching users, and the total. */
export function usersQuery(question: Parameters<typeof call.listUsers>[0]) {
  return queryOptions({
    queryKey: [...userListKey, question],
    queryFn: ({ signal }) => call.listUsers(question, signal),
    placeholderData: keepPreviousData,
    staleTime: 2 * minute,
  });
}

export function userListQuery(filters: UserFilters) {
  return usersQuery(userListInput(filters));
}

/** Numbers of users, active users, and active users without an employment start. */
export function userCountsQuery() {
  return queryOptions({
    queryKey: [...usersKey, 'counts'],
    queryFn: async ({ signal }) => {
      const [all, active, withoutStart] = await Promise.all([
        call.listUsers({ limit: 1 }, signal),
        call.listUsers({ limit: 1, isActive: 'true' }, signal),
        call.listUsers({ limit: 1, isActive: 'true', hasEmploymentStart: 'false' }, signal),
      ]);
      return { total: all.total, active: active.total, withoutStart: withoutStart.total };
    },
    staleTime: 2 * minute,
  });
}

/** Whether there is only one active administrator, which only matters for actions on oneself. */
export function singleAdminQuery() {
  return queryOptions({
    queryKey: [...usersKey, 'single-admin'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        adminRoles.map((role) => call.listUsers({ limit: 1, isActive: 'true', role }, signal)),
      );
      return lists.reduce((sum, { total }) => sum + total, 0) === 1;
    },
    staleTime: 2 * minute,
  });
}

/** The effect of a new employment start on the totals of the leave year; null clears the start. */
export function entitlementQuery(id: string, employmentStart: string | null) {
  return queryOptions({
    queryKey: [...usersKey, id, 'entitlement', employmentStart],
    queryFn: ({ signal }) => call.previewEntitlement({ id, ...withoutEmpty({ employmentStart }) }, signal),
    staleTime: 10_000,
  });
}

export function inviteUserMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<OrEmpty<InviteUser>>) => call.invite(withoutEmpty(values)),
    onSuccess: (_user, _invitation, _result, { client }) => refetchPeople(client),
  });
}

/** The current user; undefined if they are gone. */
export async function reloadUser({ id, email, name }: User): Promise<User | undefined> {
  // If the address changed meanwhile, the name still finds the user.
  for (const search of [email, name]) {
    const { rows } = await call.listUsers({ search, limit: 100 });
    const found = rows.find((user) => user.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A user as the account form sends it. */
type EditedUser = ChangeUser & { name: string; email: string };

export function changeUserMutation({ id }: User) {
  return mutationOptions({
    mutationFn: ({ changes: { reason, keepTotals, ...changed }, version }: Submitted<EditedUser>) =>
      call.change({ id, ...changed, ...withoutEmpty({ reason, keepTotals }), version }),
    onSuccess: (user, _changes, _result, { client }) => showChanged(client, user),
  });
}

export function changeRoleMutation() {
  return mutationOptions({
    mutationFn: (change: { id: string; version: number; role: Role }) => call.changeRole(change),
    onSuccess: (user, _change, _result, { client }) => showChanged(client, user),
  });
}

/** Emails sign-in instructions to someone who has never signed in. */
export function sendWelcomeMutation() {
  return mutationOptions({
    mutationFn: ({ id }: User) => call.sendWelcome({ id }),
    onSuccess: (_nothing, user, _result, { client }) => showChanged(client, { ...user, isWelcomed: true }),
  });
}

export function deactivateUserMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: User) => call.deactivate({ id, version }),
    onSuccess: (user, _before, _result, { client }) => showChanged(client, user),
  });
}

/** Reactivates a user, in a new employment if it has a start. */
export function reactivateUserMutation() {
  return mutationOptions({
    mutationFn: (reactivation: { id: string } & ReactivateUser) => call.reactivate(reactivation),
    onSuccess: (user, _before, _result, { client }) => showChanged(client, user),
  });
}

/** Removes a user's photo. */
export function removeUserPhotoMutation() {
  const remove = removePhotoMutation();
  return mutationOptions({
    mutationFn: async (user: User, context) => ({ ...user, ...(await remove.mutationFn?.(user, context)) }),
    onSuccess: async (user, ...others) => {
      await remove.onSuccess?.({ version: user.version }, ...others);
      await showChanged(others[2].client, user);
    },
  });
}

/** Erases a user who has left. */
export function eraseUserMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: User) => call.erase({ id, version }),
    onSuccess: (user, _before, _result, { client }) => showChanged(client, user),
  });
}

/** Bulk changes, applied to each person independently. */
export type BulkUserChange =
  | { kind: 'role'; role: Role }
  | { kind: 'department'; departmentId: string | null }
  | { kind: 'deactivate' };

export function changeUsersMutation() {
  return mutationOptions({
    mutationFn: ({ users, change }: { users: readonly User[]; change: BulkUserChange }) => {
      const people = {
        userIds: users.map(({ id }) => id),
        versions: Object.fromEntries(users.map(({ id, version }) => [id, version])),
      };
      switch (change.kind) {
        case 'role':
          return call.changeRoles({ ...people, role: change.role });
        case 'department':
          return call.move({ ...people, departmentId: change.departmentId });
        case 'deactivate':
          return call.deactivateMany(people);
      }
    },
    onSettled: (_answer, _error, _input, _result, { client }) => refetchPeople(client),
  });
}

/** Updates the user in cached lists, and refetches the lists. */
function showChanged(client: QueryClient, user: User): Promise<void> {
  client.setQueriesData<{ rows: User[]; total: number }>(
    { queryKey: userListKey },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === user.id ? user : row)) },
  );
  return refetchPeople(client);
}
