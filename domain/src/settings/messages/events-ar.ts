import { formatList } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'settings.events.changed': ({ fields }, texts) =>
    `تغيير الإعدادات: ${formatList(fields.map(texts.text), texts.locale, 'plain')}`,
  'settings.events.copied': 'نسخ الإعدادات من بيئة التشغيل',
} satisfies Catalogue<typeof en>;
