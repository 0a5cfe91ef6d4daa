import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { answerShape, changeShape, createShape } from '../records/record-schemas.ts';
import { seenVersion, Version } from '../version.ts';
import { departmentFields } from './department-fields.ts';

export const Department = z.object({
  id: Id,
  version: Version,
  ...answerShape(departmentFields),
  userCount: z.int(),
  teamCount: z.int(),
});
export type Department = z.infer<typeof Department>;

export const CreateDepartment = z.strictObject(createShape(departmentFields));
export type CreateDepartment = z.infer<typeof CreateDepartment>;

/** Omitted optional fields stay unchanged; null clears them. */
export const ChangeDepartment = z.strictObject({
  ...changeShape(departmentFields),
  name: CreateDepartment.shape.name,
  ...seenVersion,
});
export type ChangeDepartment = z.infer<typeof ChangeDepartment>;
