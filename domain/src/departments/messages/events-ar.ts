import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'departments.events.created': ({ name }) => `إضافة القسم ${name}`,
  'departments.events.planChanged': ({ name, plan }) =>
    `تحديد خطة الإجازات للأشخاص الجدد في القسم ${name}: ${plan}`,
  'departments.events.renamed': ({ before, name }) => `إعادة تسمية القسم ${before} إلى ${name}`,
  'departments.events.changed': ({ name, fields }, texts) =>
    `تغيير القسم ${name}: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'departments.events.deleted': ({ name }) => `حذف القسم ${name}`,
} satisfies Catalogue<typeof en>;
