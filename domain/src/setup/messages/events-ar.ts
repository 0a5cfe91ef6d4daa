import type { Catalogue } from '../../language/message.ts';
import type { MarkableStep } from '../../settings/setup-marks.ts';
import type { en } from './events-en.ts';

const steps: Readonly<Record<MarkableStep, string>> = {
  LEAVE: 'خطط الإجازات',
  SCHEDULES: 'جداول العمل',
  BALANCES: 'الأرصدة الافتتاحية',
  APPROVERS: 'مسؤولو الموافقة',
};

export const ar = {
  'setup.events.closed': 'إغلاق قائمة خطوات الإعداد',
  'setup.events.reopened': 'إعادة فتح قائمة خطوات الإعداد',
  'setup.events.marked': ({ step }) => `وضع علامة «تم الإعداد»: ${steps[step]}`,
  'setup.events.unmarked': ({ step }) => `إزالة علامة «تم الإعداد»: ${steps[step]}`,
} satisfies Catalogue<typeof en>;
