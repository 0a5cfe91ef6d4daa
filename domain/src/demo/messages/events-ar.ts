import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'demo.events.filled': ({ people }) => `تعبئة قاعدة البيانات الفارغة بشركة تجريبية، عدد أشخاصها ${people}`,
  'demo.events.leaveGiven': ({ people, places }, { locale }) =>
    `إسناد مواقع العمل ${formatList(places, locale)} مع عطلاتها إلى أشخاص الشركة التجريبية، وعددهم ${people}`,
} satisfies Catalogue<typeof en>;
