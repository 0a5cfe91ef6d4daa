import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'leave.types.user': 'المستخدم',
  'leave.types.type': 'النوع',
  'leave.types.codeTaken': ({ code }) => `يوجد نوع بهذا الرمز بالفعل: ${code}`,
  'leave.types.nameTaken': ({ name }) => `يوجد نوع بهذا الاسم بالفعل: ${name}`,
} satisfies Catalogue<typeof en>;
