import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import type { DepartmentCounts } from './queries.ts';

/** What the slice is told of the slices after it. */
export type DepartmentSettings = DepartmentCounts;

export type DepartmentContext = UseCaseContext & DepartmentSettings;
