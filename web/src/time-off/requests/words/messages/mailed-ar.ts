import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './mailed-en.ts';

export const ar = {
  'time-off.requests.approversEmailed': ({ mailed }, { locale }) => {
    const number = formatNumber(mailed, locale);
    return plural('ar', mailed, {
      zero: 'لن تُرسل رسالة إلى أحد.',
      one: 'تُرسل رسالة إلى مسؤول موافقة واحد.',
      two: 'تُرسل رسالة إلى اثنين من مسؤولي الموافقة.',
      few: `تُرسل رسالة إلى ${number} من مسؤولي الموافقة.`,
      many: `تُرسل رسالة إلى ${number} من مسؤولي الموافقة.`,
      other: `تُرسل رسالة إلى ${number} من مسؤولي الموافقة.`,
    });
  },
  'time-off.requests.peopleEmailed': ({ mailed }, { locale }) => {
    const number = formatNumber(mailed, locale);
    return plural('ar', mailed, {
      zero: 'لن تُرسل رسالة إلى أحد.',
      one: 'تُرسل رسالة إلى شخص واحد.',
      two: 'تُرسل رسالة إلى شخصين.',
      few: `تُرسل رسالة إلى ${number} أشخاص.`,
      many: `تُرسل رسالة إلى ${number} شخصًا.`,
      other: `تُرسل رسالة إلى ${number} شخص.`,
    });
  },
  'time-off.requests.personEmailed': ({ name, mailed }) =>
    mailed > 0 ? `تُرسل رسالة إلى ${name}.` : `لن تُرسل رسالة إلى ${name}.`,
  'time-off.requests.theyEmailed': ({ mailed, decided }, { locale }) => {
    if (mailed === 0) return 'لن تُرسل إليهم رسالة.';
    if (mailed === decided) return 'تُرسل إليهم رسالة.';
    return `تُرسل رسالة إلى ${formatNumber(mailed, locale)} من ${formatNumber(decided, locale)}؛ اختار الآخرون عدم تلقي الرسائل.`;
  },
  'time-off.requests.needsNoApproval': ({ notified }) => `لا يتطلب موافقة. ${notified}`,
  'time-off.requests.noOneDecides': 'لا يمكن لأحد غيرك البتّ فيه.',
  'time-off.requests.awaits': ({ decides, notified }) => `قيد الانتظار. ${decides}. ${notified}`,
  'time-off.requests.awaitsDecision': ({ notified }) => `قيد الانتظار. ${notified}`,
  'time-off.requests.savedDetail': ({ what, then }) => `${what}. ${then}`,
} satisfies Catalogue<typeof en>;
