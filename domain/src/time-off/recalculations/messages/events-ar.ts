import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'time-off.recalculations.events.corrected': ({ balances, people, closings }) =>
    `تصحيح أجراه التحديث: عدد الأرصدة المصححة ${balances}، عدد الأشخاص ${people}، عدد أرصدة الإقفال المعلَّمة ${closings}`,
  'time-off.recalculations.events.kept': ({ person, type, updatedOn }, texts) =>
    `الإبقاء على الرصيد (${type}، ${texts.text(person)}) كما كان قبل تحديث ${dateText(updatedOn, texts.locale)}`,
  'time-off.recalculations.events.accepted': ({ person, type, updatedOn }, texts) =>
    `قبول الرصيد (${type}، ${texts.text(person)}) كما صححه تحديث ${dateText(updatedOn, texts.locale)}`,
} satisfies Catalogue<typeof en>;
