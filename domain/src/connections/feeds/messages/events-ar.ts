import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'connections.feeds.events.createdMine': 'إنشاء خلاصة تقويم: إجازات الشخص نفسه',
  'connections.feeds.events.createdAway': 'إنشاء خلاصة تقويم: من هو غائب',
  'connections.feeds.events.createdAwayOf': ({ group }) => `إنشاء خلاصة تقويم: من هو غائب في ${group}`,
  'connections.feeds.events.endedMine': ({ person }, texts) =>
    `إنهاء خلاصة تقويم ${texts.text(person)}: إجازات الشخص نفسه`,
  'connections.feeds.events.endedAway': ({ person }, texts) =>
    `إنهاء خلاصة تقويم ${texts.text(person)}: من هو غائب`,
  'connections.feeds.events.endedAwayOf': ({ person, group }, texts) =>
    `إنهاء خلاصة تقويم ${texts.text(person)}: من هو غائب في ${group}`,
} satisfies Catalogue<typeof en>;
