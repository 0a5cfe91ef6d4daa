import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'people.photos.add': 'إضافة صورة',
  'people.photos.change': 'تغيير الصورة',
  'people.photos.remove': 'إزالة الصورة',
  'people.photos.removeOwnQuestion': 'ستظهر للجميع الأحرف الأولى من اسمك مجددًا.',
  'people.photos.removing': 'جارٍ الإزالة…',
  'people.photos.removed': 'أُزيلت الصورة',
  'people.photos.notRemoved': 'تعذّرت إزالة صورتك',
  'people.photos.save': 'حفظ الصورة',
  'people.photos.saving': 'جارٍ الحفظ…',
  'people.photos.saved': 'حُفظت الصورة',
  'people.photos.notSaved': 'لم تُحفظ صورتك',
  'people.photos.cancel': 'إلغاء',
  'people.photos.loading': 'جارٍ تحميل الصورة',
  'people.photos.unreadable': 'لا يمكن فتح هذا الملف كصورة',
  'people.photos.unreadableHint': 'يُرجى اختيار ملف JPEG أو PNG أو WebP بحجم لا يتجاوز 30 ميغابايت.',
  'people.photos.dragHint': 'تُحرَّك بالسحب أو بمفاتيح الأسهم.',
  'people.photos.zoom': 'التكبير',
  'people.photos.cropArea': 'الصورة: تُحرَّك بمفاتيح الأسهم',
  'people.photos.others': ({ count }) => `و${count} غيرهم`,
} satisfies Catalogue<typeof en>;
