import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import type { DepartmentCounts } from './queries.ts';

/** What later slices provide. */
export type DepartmentSettings = DepartmentCounts;

export type DepartmentContext = UseCaseContext & DepartmentSettings;
