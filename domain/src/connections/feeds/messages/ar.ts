import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'connections.feeds.feed': 'خلاصة التقويم',
  'connections.feeds.ownHasNoGroup': 'خلاصة إجازاتك لا يكون لها قسم أو فريق',
  'connections.feeds.oneGroup': 'اختر قسمًا أو فريقًا، لا كليهما',
  'connections.feeds.noSuchDepartment': 'لا يوجد هذا القسم',
  'connections.feeds.noSuchTeam': 'لا يوجد هذا الفريق',
  'connections.feeds.tooMany': ({ most }) => `لديك بالفعل ${most} خلاصات تقويم. أنهِ واحدة أولًا`,
  'connections.feeds.fetches': 'قراءات هذا التقويم',

  'connections.feeds.myTimeOff': ({ company }) => `إجازاتي (${company})`,
  'connections.feeds.away': ({ company }) => `الغائبون (${company})`,
  'connections.feeds.awayOf': ({ group, company }) => `الغائبون: ${group} (${company})`,
  'connections.feeds.person': ({ name, what }, texts) => `${texts.text(name)}: ${texts.text(what)}`,
  'connections.feeds.someone': 'شخص ما',
  'connections.feeds.pending': ({ what }, texts) => `${texts.text(what)} (قيد الانتظار)`,
  'connections.feeds.morning': ({ what }, texts) => `${texts.text(what)} (صباحًا)`,
  'connections.feeds.afternoon': ({ what }, texts) => `${texts.text(what)} (بعد الظهر)`,
  'connections.feeds.hours': ({ what, hours }, texts) => `${texts.text(what)} (${texts.text(hours)})`,
  'connections.feeds.fromNoon': ({ what }, texts) => `${texts.text(what)} (من ظهر اليوم الأول)`,
  'connections.feeds.untilNoon': ({ what }, texts) => `${texts.text(what)} (حتى ظهر اليوم الأخير)`,
  'connections.feeds.fromNoonUntilNoon': ({ what }, texts) =>
    `${texts.text(what)} (من ظهر اليوم الأول حتى ظهر اليوم الأخير)`,
} satisfies Catalogue<typeof en>;
