import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './bulk-en.ts';

export const ar = {
  'time-off.approvals.selectAll': 'تحديد الكل',
  'time-off.approvals.selectAllPages': ({ count }) => `تحديد الكل (${count})`,
  'time-off.approvals.selectFirst': ({ count }) => `تحديد أول ${count}`,
  'time-off.approvals.selected': ({ count }) => `المحدد: ${count}`,
  'time-off.approvals.notSelected': 'تعذّر تحديد الطلبات',
  'time-off.approvals.approveSelected': 'قبول المحدد',
  'time-off.approvals.rejectSelected': 'رفض المحدد',
  'time-off.approvals.approveRequests': ({ count }) =>
    plural('ar', count, {
      zero: 'قبول الطلبات',
      one: 'قبول الطلب',
      two: 'قبول الطلبين',
      few: 'قبول الطلبات',
      many: 'قبول الطلبات',
      other: 'قبول الطلبات',
    }),
  'time-off.approvals.approveCounted': ({ count }) =>
    plural('ar', count, {
      zero: 'قبول الطلبات',
      one: 'قبول الطلب',
      two: 'قبول طلبين',
      few: `قبول ${count} طلبات`,
      many: `قبول ${count} طلبًا`,
      other: `قبول ${count} طلب`,
    }),
  'time-off.approvals.approveAcrossPages': ({ count }) =>
    plural('ar', count, {
      zero: 'هل تريد بالتأكيد قبول الطلبات؟',
      one: 'هل تريد بالتأكيد قبول طلب إجازة واحد؟ هذا الطلب ليس في هذه الصفحة.',
      two: 'هل تريد بالتأكيد قبول طلبي إجازة؟ ليس كلاهما في هذه الصفحة.',
      few: `هل تريد بالتأكيد قبول ${count} طلبات إجازة؟ ليست كلها في هذه الصفحة.`,
      many: `هل تريد بالتأكيد قبول ${count} طلب إجازة؟ ليست كلها في هذه الصفحة.`,
      other: `هل تريد بالتأكيد قبول ${count} طلب إجازة؟ ليست كلها في هذه الصفحة.`,
    }),
  'time-off.approvals.approvingProgress': ({ done, total }) => `جارٍ القبول: ${done} من ${total}`,
  'time-off.approvals.rejectRequests': ({ count }) =>
    plural('ar', count, {
      zero: 'رفض الطلبات',
      one: 'رفض الطلب',
      two: 'رفض الطلبين',
      few: 'رفض الطلبات',
      many: 'رفض الطلبات',
      other: 'رفض الطلبات',
    }),
  'time-off.approvals.rejectCounted': ({ count }) =>
    plural('ar', count, {
      zero: 'رفض الطلبات',
      one: 'رفض الطلب',
      two: 'رفض طلبين',
      few: `رفض ${count} طلبات`,
      many: `رفض ${count} طلبًا`,
      other: `رفض ${count} طلب`,
    }),
  'time-off.approvals.requestersWillSee': ({ count }) =>
    plural('ar', count, {
      zero: 'لن يرى أحد هذا السبب.',
      one: 'يرى مقدّم الطلب هذا السبب.',
      two: 'يرى مقدّما الطلبين هذا السبب.',
      few: `يرى مقدّمو الطلبات كلها (${count}) هذا السبب.`,
      many: `يرى مقدّمو الطلبات كلها (${count}) هذا السبب.`,
      other: `يرى مقدّمو الطلبات كلها (${count}) هذا السبب.`,
    }),
  'time-off.approvals.rejectingProgress': ({ done, total }) => `جارٍ الرفض: ${done} من ${total}`,
} satisfies Catalogue<typeof en>;
