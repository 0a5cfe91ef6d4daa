import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './on-behalf-en.ts';

export const ar = {
  'time-off.booking.reasonVisibility': 'يظهر لصاحب الطلب ولمسؤولي الموافقة.',
  'time-off.booking.person': 'الشخص',
  'time-off.booking.personMissing': 'الشخص مطلوب',
  'time-off.booking.notForPerson': 'لا يمكنك طلب إجازة لهذا الشخص',
  'time-off.booking.asApproved': 'مقبول فورًا',
  'time-off.booking.asPending': 'قيد الانتظار: يتطلب الموافقة',
  'time-off.booking.saveRequest': 'حفظ الطلب',
  'time-off.booking.saved': 'حُفظت الإجازة',
  'time-off.booking.notSaved': 'لم تُحفظ الإجازة',
  'time-off.booking.savedFor': ({ name, type, days }) => `${name}، ${type}، ${days}`,
} satisfies Catalogue<typeof en>;
