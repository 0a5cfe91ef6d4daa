import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './name-en.ts';

export const ar = {
  'profile.name': 'الاسم',
  'profile.saveName': 'حفظ الاسم',
  'profile.savingName': 'جارٍ الحفظ…',
  'profile.nameSaved': 'حُفظ الاسم',
  'profile.nameNotChanged': 'لم يتغير اسمك',
  'profile.nameQuestion': 'ما اسمك؟',
  'profile.nameQuestionHint': 'يظهر للزملاء بدلًا من عنوانك.',
  'profile.nameQuestionLoading': 'جارٍ تحميل السؤال',
} satisfies Catalogue<typeof en>;
