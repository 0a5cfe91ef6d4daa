import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.requests.changedFrom': ({ was }) => `تغيّر، وكان: ${was}`,
  'time-off.requests.changedFromType': ({ type, time }) => `تغيّر، وكان: ${type}، ${time}`,
  'time-off.requests.related': 'الطلبات المرتبطة',
  'time-off.requests.continues': ({ days }) => `استمرار للإجازة: ${days}`,
  'time-off.requests.continuesPending': ({ days }) => `استمرار للإجازة: ${days}، قيد الانتظار`,
  'time-off.requests.continuedBy': ({ days }) => `تستمر في ${days}`,
  'time-off.requests.continuedByPending': ({ days }) => `تستمر في ${days}، قيد الانتظار`,
  'time-off.requests.interrupts': ({ days }) => `مُزالة من الإجازة: ${days}`,
  'time-off.requests.interruptsPending': ({ days }) => `مُزالة من الإجازة: ${days}، قيد الانتظار`,
  'time-off.requests.interruptedBy': ({ days }) => `قُطعت في ${days}`,
  'time-off.requests.interruptedByPending': ({ days }) => `قُطعت في ${days}، قيد الانتظار`,
  'time-off.requests.showAll': 'عرض الكل',
  'time-off.requests.showLess': 'عرض أقل',
  'time-off.requests.recorded': 'مسجّل',
  'time-off.requests.documentMissing': 'المستند ناقص',
  'time-off.requests.documentReceived': 'استُلم المستند',
  'time-off.requests.documentBrought': 'قدّم المستند',
  'time-off.requests.documentFetched': 'حصلت عليه الموارد البشرية',
  'time-off.requests.documentFetchedOn': ({ day }) => `حصلت الموارد البشرية على المستند في ${day}`,
  'time-off.requests.documentOn': ({ day }) => `في ${day}`,
  'time-off.requests.documentReceivedOn': ({ day }) => `استُلم المستند في ${day}`,
  'time-off.requests.documentNotSaved': 'لم يُسجَّل استلام المستند',
} satisfies Catalogue<typeof en>;
