import * as z from 'zod/mini';
import { Id } from '../id.ts';
import { nameText } from '../name-text.ts';
import { seenVersion, Version } from '../version.ts';

export const Department = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  userCount: z.int(),
  teamCount: z.int(),
});
export type Department = z.infer<typeof Department>;

export const CreateDepartment = z.strictObject({
  name: nameText('Department name', { min: 2, max: 100 }),
});
export type CreateDepartment = z.infer<typeof CreateDepartment>;

export const ChangeDepartment = z.strictObject({ ...CreateDepartment.shape, ...seenVersion });
export type ChangeDepartment = z.infer<typeof ChangeDepartment>;
