import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './place-dialog-en.ts';

export const ar = {
  'leave.places.nameField': 'الاسم',
  'leave.places.planField': 'خطة الإجازات للأشخاص الجدد',
  'leave.places.selectPlan': 'اختيار خطة',
  'leave.places.scheduleField': 'جدول العمل للأشخاص الجدد',
  'leave.places.selectSchedule': 'اختيار جدول',
  'leave.places.newPeopleHint': 'تسري هذه الخطة وهذا الجدول فقط على من يلتحقون من الآن فصاعدًا.',
  'leave.places.choiceMissing': 'يلزم اختيار أحدها',
  'leave.places.changed': 'غُيِّر موقع العمل',
  'leave.places.added': 'أُضيف موقع العمل',
} satisfies Catalogue<typeof en>;
