import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'work-time.events.scheduleCreated': ({ name }) => `إضافة جدول العمل ${name}`,
  'work-time.events.scheduleChanged': ({ name }) => `تغيير جدول العمل ${name}`,
  'work-time.events.scheduleDeleted': ({ name }) => `حذف جدول العمل ${name}`,
  'work-time.events.placeCreated': ({ name }) => `إضافة موقع العمل ${name}`,
  'work-time.events.placeChanged': ({ name }) => `تغيير موقع العمل ${name}`,
  'work-time.events.placeDeleted': ({ name }) => `حذف موقع العمل ${name}`,
  'work-time.events.holidaysChanged': ({ name, year }) => `تغيير عطلات موقع العمل ${name} في سنة ${year}`,
  'work-time.events.holidaysRequested': ({ name, year }) =>
    `طلب عطلات موقع العمل ${name} في سنة ${year} من الموارد البشرية`,
} satisfies Catalogue<typeof en>;
