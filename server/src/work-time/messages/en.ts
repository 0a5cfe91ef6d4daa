import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

interface Years {
  years: readonly string[];
}

interface Named {
  name: string;
}

export const en = {
  'work-time.holidaysMissingSubject': ({ years }: Years, { locale }: Texts) =>
    `Public holidays of ${formatList(years, locale)} are missing`,
  'work-time.holidaysMissing': ({ years }: Years, { locale }: Texts) =>
    `The public holidays of ${formatList(years, locale)} haven't been entered everywhere. Until they are, requests and balances count those days as working days.`,
  'work-time.addMissingHolidays': ({ name, year }: { name: string; year: number }) =>
    `Add holidays: ${name}, ${year}`,
  'work-time.holidaysMonthly': 'You get this email once a month until they are entered.',
  'work-time.noSuchPlace': 'Place not found',
  'work-time.noSuchPlan': 'Plan not found',
  'work-time.noSuchSchedule': 'Schedule not found',
  'work-time.placeNameTaken': ({ name }: Named) => `There is a place with the name ${name} already`,
  'work-time.scheduleNameTaken': ({ name }: Named) => `There is a schedule with the name ${name} already`,
  'work-time.unknownCountry': ({ country }: { country: string }) =>
    `No holidays are known for the country ${country}`,
  'work-time.unknownRegion': ({ region, country }: { region: string; country: string }) =>
    `No holidays are known for the region ${region} of ${country}`,
  'work-time.impactChanged': 'The effect has changed; preview the changes again',
  'work-time.rulesBusy': 'The leave rules are being changed; try again in a moment',
};
