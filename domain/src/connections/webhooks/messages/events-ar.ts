import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const ar = {
  'connections.events.webhookCreated': ({ host }) => `أضاف إشعار الويب إلى ${host}`,
  'connections.events.webhookChanged': ({ host }) => `غيّر إشعار الويب إلى ${host}`,
  'connections.events.webhookDeleted': ({ host }) => `حذف إشعار الويب إلى ${host}`,
  'connections.events.webhookRotated': ({ host }) => `استبدل سر إشعار الويب إلى ${host}`,
  'connections.events.webhookTested': ({ host }) => `أرسل اختبارًا إلى إشعار الويب إلى ${host}`,
  'connections.events.webhookFailed': ({ host }) =>
    `تخلّى عن حدث لإشعار الويب إلى ${host} بعد أيام من عدم قبوله`,
  'connections.events.webhookGone': ({ host }) =>
    `أوقف إشعار الويب إلى ${host} لأن المستقبِل أجاب بأنه لم يعد موجودًا`,
  'connections.events.webhookFailing': ({ host }) =>
    `أوقف إشعار الويب إلى ${host} بعد خمسة أيام دون قبول أي حدث`,
  'connections.events.webhookSecretLost': ({ host }) => `أوقف إشعار الويب إلى ${host} لأن سره لم يعد مقروءًا`,
  'connections.events.webhookReplayed': ({ event, host }) =>
    `أعاد إرسال ${event} إلى إشعار الويب إلى ${host}`,
} satisfies Catalogue<typeof en>;
