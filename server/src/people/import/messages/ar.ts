import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'people.import.openQuote': 'توجد علامة اقتباس لم تُغلق',
  'people.import.textAfterQuote': 'يوجد نص بعد علامة الاقتباس التي تُنهي إحدى الخلايا',
  'people.import.quoteInCell': 'توجد علامة اقتباس داخل خلية لا تبدأ بعلامة اقتباس',
  'people.import.noXlsx': 'تعذرت قراءة الملف كملف Excel ‏(.xlsx): احفظه مجددًا في Excel أو بصيغة CSV',
  'people.import.xlsxTooLarge': 'يحتوي ملف Excel على أكثر مما يمكن قراءته: اترك القائمة وحدها في ملف جديد',
  'people.import.xlsxTooManySheets':
    'في ملف Excel أوراق أكثر مما يمكن قراءته: اترك القائمة وحدها في ملف جديد',
  'people.import.xlsxTooSlow': 'استغرقت قراءة ملف Excel وقتًا طويلًا: اترك القائمة وحدها في ملف جديد',
  'people.import.xlsxBusy': 'تُقرأ ملفات Excel أخرى الآن: حاول مجددًا بعد قليل',
  'people.import.emptyFile': 'الملف فارغ',
  'people.import.noPeople': 'لا أشخاص في الملف',
  'people.import.tooManyPeople': ({ most }, { locale }) =>
    `الحد الأقصى لعدد الأشخاص في عملية الاستيراد الواحدة: ${formatNumber(most, locale)}`,
  'people.import.headingControlCharacters': ({ heading }) =>
    `يحتوي عنوان هذا العمود على أحرف تحكم: ${heading}`,
  'people.import.otherColumnCount': ({ inFile, chosen }) =>
    `عدد أعمدة الملف ${inFile}، بينما اختير ${chosen}: يُرجى إعادة المعاينة`,
  'people.import.unknownColumn': ({ column, known }) =>
    `لا يوجد عمود بهذا الاسم: ${column}؛ الأعمدة هي: ${known.join('، ')}`,
  'people.import.columnTwice': ({ column }) => `العمود مكرر: ${column}`,
  'people.import.nameTwice': 'الاسم مكرر: كاملًا ومقسّمًا إلى أجزاء',
  'people.import.noEmailColumn': 'العمود email غير موجود',
  'people.import.otherCellCount': ({ header, line }) =>
    `عدد خلايا سطر العناوين ${header}، وعدد خلايا هذا السطر ${line}`,
  'people.import.justJoined': 'أُنشئ للتو حساب لأحد الأشخاص في الملف: يُرجى إعادة المحاولة',
} satisfies Catalogue<typeof en>;
