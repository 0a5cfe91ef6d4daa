import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './key-en.ts';

export const ar = {
  'shell.palette.keyApprove': 'قبول',
  'shell.palette.keyNextPrevious': 'الطلب التالي، الطلب السابق',
  'shell.palette.keyReject': 'رفض',
  'shell.palette.keySelect': 'تحديد',
  'shell.palette.keyShowKeys': 'عرض هذه الاختصارات',
  'shell.palette.keySidebar': 'إظهار الشريط الجانبي أو إخفاؤه',
  'shell.palette.keySubmit': 'إرسال النموذج',
  'shell.palette.keySubmitName': 'Enter',
  'shell.palette.keyUndo': 'التراجع عن آخر قرار لي',
  'shell.palette.keys': 'الاختصارات',
  'shell.palette.keysEverywhere': 'في كل مكان',
  'shell.palette.keysLetters': 'الأحرف',
  'shell.palette.lettersOff': ({ profile }) =>
    `على أجهزة Mac يُستخدم Cmd بدلًا من Ctrl. يمكن إيقاف الاختصارات بمفتاح واحد في ${profile}.`,
  'shell.palette.lettersOn': ({ profile }) =>
    `على أجهزة Mac يُستخدم Cmd بدلًا من Ctrl. يمكن تشغيل الاختصارات بمفتاح واحد في ${profile}.`,
  'shell.palette.lettersProfile': 'الملف الشخصي',
} satisfies Catalogue<typeof en>;
