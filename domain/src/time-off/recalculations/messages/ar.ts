import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.recalculations.correction': 'التصحيح',
  'time-off.recalculations.reasonField': 'السبب',
  'time-off.recalculations.daysClosed': ({ name }) =>
    `الأيام المصححة (${name}) مقفلة؛ يمكن قبول الرصيد الجديد أو إجراء تسوية في السنة المفتوحة`,
  'time-off.recalculations.keptAlready': 'أُبقي هذا الرصيد كما كان؛ للتراجع عن ذلك يلزم حذف التسوية',
  'time-off.recalculations.acceptedAlready': 'قُبل الرصيد الجديد؛ لتغييره يلزم إجراء تسوية',
} satisfies Catalogue<typeof en>;
