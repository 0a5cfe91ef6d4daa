import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'connections.emailDecisions.tokenExpected': 'هذا الرابط غير مكتمل. افتحه من الرسالة مرة أخرى.',
  'connections.emailDecisions.reason': 'السبب',
  'connections.emailDecisions.link': 'الرابط',
  'connections.emailDecisions.switchedOff':
    'لم تعد شركتك تسمح باتخاذ القرار من البريد الإلكتروني. سجّل الدخول لاتخاذ القرار.',
  'connections.emailDecisions.notActive': 'الحساب الذي أُرسل إليه هذا الرابط معطّل.',
  'connections.emailDecisions.expired': ({ hours }) =>
    plural('ar', hours, {
      zero: 'انتهت صلاحية هذا الرابط. سجّل الدخول لاتخاذ القرار.',
      one: 'انتهت صلاحية هذا الرابط: مدته ساعة واحدة. سجّل الدخول لاتخاذ القرار.',
      two: 'انتهت صلاحية هذا الرابط: مدته ساعتان. سجّل الدخول لاتخاذ القرار.',
      few: `انتهت صلاحية هذا الرابط: مدته ${hours} ساعات. سجّل الدخول لاتخاذ القرار.`,
      many: `انتهت صلاحية هذا الرابط: مدته ${hours} ساعة. سجّل الدخول لاتخاذ القرار.`,
      other: `انتهت صلاحية هذا الرابط: مدته ${hours} ساعة. سجّل الدخول لاتخاذ القرار.`,
    }),
  'connections.emailDecisions.used': 'سبق أن اتخذت القرار في هذا الطلب بهذا الرابط.',
  'connections.emailDecisions.deleted': 'حُذف هذا الطلب.',
  'connections.emailDecisions.notDecider': 'لم تعد تتخذ القرار في هذا الطلب.',
  'connections.emailDecisions.cancelled': 'أُلغي هذا الطلب.',
  'connections.emailDecisions.decided': 'سبق اتخاذ القرار في هذا الطلب.',
  'connections.emailDecisions.changed': 'تغيّر هذا الطلب بعد إرسال الرسالة. سجّل الدخول لرؤيته كما هو الآن.',
  'connections.emailDecisions.nothingToUndo': 'لم يُتخذ بهذا الرابط أي قرار يمكن التراجع عنه.',
  'connections.emailDecisions.forOther': ({ name }) =>
    `هذا الرابط مخصص لـ ${name}. سجّل الخروج أولًا أو افتحه في متصفح آخر.`,
  'connections.emailDecisions.tooMany': 'عدد كبير من الروابط غير المعروفة.',
} satisfies Catalogue<typeof en>;
