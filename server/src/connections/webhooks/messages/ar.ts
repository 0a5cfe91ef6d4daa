import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'connections.webhook.failedSubject': ({ host }) => `تعذّر الوصول إلى إشعار الويب: ${host}`,
  'connections.webhook.failed': ({ host }) =>
    `لم يقبل إشعار الويب إلى ${host} حدثًا طوال ثلاثة أيام، فتم التخلي عنه.`,
  'connections.webhook.offSubject': ({ host }) => `أُوقف إشعار الويب: ${host}`,
  'connections.webhook.gone': ({ host }) =>
    `أجاب إشعار الويب إلى ${host} بأنه لم يعد موجودًا، فلا يُرسل إليه شيء بعد الآن.`,
  'connections.webhook.failing': ({ host }) =>
    `لم يقبل إشعار الويب إلى ${host} شيئًا منذ خمسة أيام، فلا يُرسل إليه شيء بعد الآن.`,
  'connections.webhook.secretLost': ({ host }) =>
    `لم يعد سر إشعار الويب إلى ${host} مقروءًا لأن AUTH_SECRET تغيّر.`,
  'connections.webhook.failedHint':
    'تُرسل الأحداث اللاحقة كالمعتاد. وبعد خمسة أيام دون قبول أي حدث يُوقف إشعار الويب.',
  'connections.webhook.offHint': 'تحققوا من المستقبِل، واستبدلوا السر إن فُقد، ثم أعيدوا تفعيل إشعار الويب.',
  'connections.webhook.open': 'فتح إشعار الويب',
} satisfies Catalogue<typeof en>;
