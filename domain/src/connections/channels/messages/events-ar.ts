import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'connections.events.channelCreated': ({ name }) => `إضافة قناة الدردشة ${name}`,
  'connections.events.channelChanged': ({ name }) => `تغيير قناة الدردشة ${name}`,
  'connections.events.channelDeleted': ({ name }) => `حذف قناة الدردشة ${name}`,
  'connections.events.channelTested': ({ name }) => `نشر اختبار في قناة الدردشة ${name}`,
  'connections.events.channelNotTested': ({ name }) => `نشر اختبار في قناة الدردشة ${name} ولم يُقبل`,
  'connections.events.channelPrepared': ({ name }) => `تحضير منشورات قناة الدردشة ${name}`,
} satisfies Catalogue<typeof en>;
