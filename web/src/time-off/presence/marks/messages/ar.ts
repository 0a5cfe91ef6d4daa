import type { Catalogue } from '@almanac/domain/language/message';
import type { RequestStatus } from '@almanac/domain/time-off/requests/vocabulary';
import type { en } from './en.ts';

const states: Record<RequestStatus, string> = {
  PENDING: 'قيد الانتظار',
  APPROVED: 'مقبول',
  REJECTED: 'مرفوض',
  CANCELLED: 'ملغى',
};

export const ar = {
  'time-off.presence.bridgeDays': 'الأيام البينية',
  'time-off.presence.bridgeOn': ({ day, bridge }) => `${day} – ${bridge}`,
  'time-off.presence.bridge': ({ bridge }) => `يوم بيني: ${bridge}`,
  'time-off.presence.bridgeSpoken': ({ bridge }) => `يوم بيني: ${bridge}`,
  'time-off.presence.dayNote': ({ day, note }) => `${day}: ${note}`,
  'time-off.presence.ownRequest': ({ type, status }) => `${type}، ${states[status]}`,
  'time-off.presence.othersAway': ({ count }) => `الغائبون: ${count}`,
  'time-off.presence.shareAway': ({ away, people }) => `الغائبون ${away} من ${people}`,
  'time-off.presence.freeDays': 'أيام الراحة',
  'time-off.presence.marksNotLoaded': ({ fault }) => `تعذّر تحميل العطلات وأيام الراحة. ${fault}`,
  'time-off.presence.yourTimeOff': 'إجازاتك',
  'time-off.presence.theirTimeOff': 'إجازات هذا الشخص',
  'time-off.presence.colleaguesAway': 'الزملاء الغائبون',
  'time-off.presence.longerBar': 'عمود أطول = غائبون أكثر',
} satisfies Catalogue<typeof en>;
