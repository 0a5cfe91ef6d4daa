import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'connections.invitations.timeOff': 'إجازة',
  'connections.invitations.addedSubject': ({ what, time }, texts) =>
    `في تقويمك: ${texts.text(what)}، ${texts.text(time)}`,
  'connections.invitations.changedSubject': ({ what, time }, texts) =>
    `تغيّر في تقويمك: ${texts.text(what)}، ${texts.text(time)}`,
  'connections.invitations.removedSubject': ({ what, time }, texts) =>
    `أُزيل من تقويمك: ${texts.text(what)}، ${texts.text(time)}`,
  'connections.invitations.added': 'تضيف هذه الرسالة الغياب إلى تقويمك.',
  'connections.invitations.changed': 'تحدّث هذه الرسالة الغياب في تقويمك.',
  'connections.invitations.removed': 'تزيل هذه الرسالة الغياب من تقويمك.',
  'connections.invitations.see': 'عرض طلباتك',
  'connections.invitations.turnOff': 'أوقف الدعوات في ملفك الشخصي ضمن «التقويم والإشعارات».',
} satisfies Catalogue<typeof en>;
