import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'events.date': 'التاريخ',
  'events.ofOwnRecord': ({ event }, texts) =>
    `${texts.text(event)} (السجل الشخصي لصاحب الإجراء، لعدم وجود مسؤول آخر)`,
  'events.includesOwnRecord': ({ event }, texts) =>
    `${texts.text(event)} (بما في ذلك السجل الشخصي لصاحب الإجراء)`,
} satisfies Catalogue<typeof en>;
