import * as endpoints from '@almanac/domain/departments/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { changeDepartment } from './change-department.ts';
import { createDepartment } from './create-department.ts';
import { deleteDepartment } from './delete-department.ts';
import type { DepartmentSettings } from './department-settings.ts';
import { listDepartments } from './list-departments.ts';

/** Registers the department routes. */
export function registerDepartments(api: Api, settings: DepartmentSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.listDepartments, listDepartments);
  bind(endpoints.createDepartment, createDepartment);
  bind(endpoints.changeDepartment, changeDepartment);
  bind(endpoints.deleteDepartment, deleteDepartment);
}
