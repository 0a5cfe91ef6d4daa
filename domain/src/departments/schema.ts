import { z } from 'zod';
import { Id } from '../id.ts';
import { nameText } from '../name-text.ts';

export const Department = z.object({
  id: Id,
  name: z.string(),
  userCount: z.int(),
  teamCount: z.int(),
});
export type Department = z.infer<typeof Department>;

export const CreateDepartment = z.strictObject({
  name: nameText('Department name', { min: 2, max: 100 }),
});
export type CreateDepartment = z.infer<typeof CreateDepartment>;

export const ChangeDepartment = z.strictObject(CreateDepartment.shape);
export type ChangeDepartment = z.infer<typeof ChangeDepartment>;
