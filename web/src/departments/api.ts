import type {
  changeDepartment,
  createDepartment,
  deleteDepartment,
  listDepartments,
} from '@almanac/domain/departments/endpoints';
import type { CreateDepartment, Department } from '@almanac/domain/departments/schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../platform/forms/edited-record.ts';
import { type OrEmpty, withoutEmpty } from '../platform/forms/empty-fields.ts';
import { caller } from '../platform/http/call.ts';
import { minute } from '../platform/session/query-client.ts';

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

/** The current department; undefined if it is gone. */
export async function reloadDepartment({ id }: Department): Promise<Department | undefined> {
  return (await call.listDepartments()).find((department) => department.id === id);
}

/** Renames the department, or creates one. */
export function saveDepartmentMutation(department: Department | undefined) {
  return mutationOptions({
    mutationFn: ({ values, changes, version }: Submitted<OrEmpty<CreateDepartment>>) =>
      department
        ? call.changeDepartment({ id: department.id, ...changes, name: values.name, version })
        : call.createDepartment(withoutEmpty(values)),
    onSuccess: (_department, _input, _result, { client }) => refetchPeople(client),
  });
}

export function deleteDepartmentMutation() {
  return mutationOptions({
    mutationFn: ({ id, version }: Department) => call.deleteDepartment({ id, version: `${version}` }),
    onSuccess: (_answer, _department, _result, { client }) => refetchPeople(client),
  });
}

/** Changes of users and departments affect both lists and the audit log. */
export async function refetchPeople(client: QueryClient): Promise<void> {
  const keys = [usersKey, departmentsKey, ['audit'], ['teams']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
