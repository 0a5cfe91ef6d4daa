import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { periodText } from '../../calendar/date-text.ts';
import type { Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';

export interface Named {
  name: string;
}

export interface RunOfProfile {
  profile: string;
  from: CalendarDate;
  to: CalendarDate;
}

export interface Counts {
  rows: number;
  corrections: number;
}

export const en = {
  'payroll.events.created': ({ name }: Named) => `Added the payroll profile ${name}`,
  'payroll.events.changed': ({ name }: Named) => `Changed the payroll profile ${name}`,
  'payroll.events.deleted': ({ name }: Named) => `Deleted the payroll profile ${name}`,
  'payroll.events.handedOver': (
    { profile, from, to, rows, corrections }: RunOfProfile & Counts,
    { locale }: Texts,
  ) => {
    const ofRows = plural('en', rows, { one: `${rows} row`, other: `${rows} rows` });
    const ofCorrections = plural('en', corrections, {
      one: `${corrections} correction`,
      other: `${corrections} corrections`,
    });
    return `Handed over ${periodText({ startDate: from, endDate: to }, locale)} to payroll with ${profile}: ${ofRows}, ${ofCorrections}`;
  },
  'payroll.events.replaced': ({ profile, from, to }: RunOfProfile, { locale }: Texts) =>
    `Replaced the payroll run of ${periodText({ startDate: from, endDate: to }, locale)} with ${profile}`,
  'payroll.events.exported': ({ profile, from, to }: RunOfProfile, { locale }: Texts) =>
    `Downloaded the payroll file of ${periodText({ startDate: from, endDate: to }, locale)} with ${profile}`,
};
