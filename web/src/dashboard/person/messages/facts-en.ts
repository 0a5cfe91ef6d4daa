import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

/** The facts about an employment, also on the profile. */
export const en = {
  'dashboard.person.employment': 'Employment',
  'dashboard.person.employmentNotLoaded': "Couldn't load your employment",
  'dashboard.person.employmentLoading': 'Loading your employment',
  'dashboard.person.place': 'Place',
  'dashboard.person.plan': 'Leave plan',
  'dashboard.person.schedule': 'Work schedule',
  'dashboard.person.daysAWeek': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} day a week`, other: `${number} days a week` });
  },
  'dashboard.person.start': 'Start',
  'dashboard.person.notSet': 'Not set',
  'dashboard.person.lastDay': 'Last day',
  'dashboard.person.earlierEmployments': 'Earlier employments',
  'dashboard.person.until': ({ end }: { end: string }) => `until ${end}`,
  'dashboard.person.fromUntil': ({ start, end }: { start: string; end: string }) => `${start} to ${end}`,
  'dashboard.person.managers': ({ count }: { count: number }) =>
    plural('en', count, { one: 'Manager', other: 'Managers' }),
  'dashboard.person.noManager': 'None',
  'dashboard.person.termsNotLoaded': "Couldn't load place, plan and schedule",
};
