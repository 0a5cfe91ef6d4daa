import type { Catalogue } from '../../../language/message.ts';
import type { en, Kind } from './en.ts';

const noun = ({ kind }: Kind) => (kind === 'photo' ? 'الصورة' : 'الصورة المصغّرة');

export const ar = {
  'people.photos.missing': (image) => `${noun(image)} مطلوبة`,
  'people.photos.tooLarge': ({ most, ...image }) => `يجب ألا يزيد حجم ${noun(image)} على ${most} كيلوبايت`,
  'people.photos.otherFormat': (image) => `يجب أن تكون ${noun(image)} بصيغة JPEG أو WebP عادية`,
  'people.photos.damaged': (image) => `${noun(image)} غير مكتملة أو تالفة`,
  'people.photos.trailingData': (image) => `يجب ألا يحتوي ملف ${noun(image)} على بيانات بعد نهايتها`,
  'people.photos.hasMetadata': (image) => `يجب ألا تحتوي ${noun(image)} على بيانات وصفية، مثل مكان التقاطها`,
  'people.photos.animated': (image) => `يجب ألا تكون ${noun(image)} متحركة`,
  'people.photos.tooManyPixels': ({ side, ...image }) =>
    `يجب ألا تزيد أبعاد ${noun(image)} على ${side} × ${side} بكسل`,
} satisfies Catalogue<typeof en>;
