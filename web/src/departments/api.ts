import type {
  changeDepartment,
  createDepartment,
  deleteDepartment,
  listDepartments,
} from '@almanac/domain/departments/endpoints';
import type { Department } from '@almanac/domain/departments/schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/call.ts';
import { minute } from '../platform/query-client.ts';

const call = {
  listDepartments: caller<typeof listDepartments>('GET', '/admin/departments'),
  createDepartment: caller<typeof createDepartment>('POST', '/admin/departments'),
  changeDepartment: caller<typeof changeDepartment>('PUT', '/admin/departments/{id}'),
  deleteDepartment: caller<typeof deleteDepartment>('DELETE', '/admin/departments/{id}'),
};

export const usersKey = ['users'] as const;

const departmentsKey = ['departments'] as const;

export function departmentsQuery() {
  return queryOptions({
    queryKey: departmentsKey,
    queryFn: ({ signal }) => call.listDepartments({}, signal),
    staleTime: 5 * minute,
  });
}

/** Renames the department, or adds one where there is none yet. */
export function saveDepartmentMutation(department: Department | undefined) {
  return mutationOptions({
    mutationFn: ({ name }: { name: string }) =>
      department ? call.changeDepartment({ id: department.id, name }) : call.createDepartment({ name }),
    onSuccess: (_department, _input, _result, { client }) => refetchPeople(client),
  });
}

export function deleteDepartmentMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Department) => call.deleteDepartment({ id }),
    onSuccess: (_answer, _department, _result, { client }) => refetchPeople(client),
  });
}

/** Whatever changes a user or a department may change both lists and what the audit log holds. */
export async function refetchPeople(client: QueryClient): Promise<void> {
  const keys = [usersKey, departmentsKey, ['audit'], ['teams']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
