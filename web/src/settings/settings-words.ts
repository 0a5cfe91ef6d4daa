import { languageName, languages, offeredLanguages } from '@almanac/domain/language/language';
import type { EditedSettings } from '@almanac/domain/settings/schema';
import { absenceVisibilityNames, shareWords, weekStartNames } from '@almanac/domain/settings/setting-words';
import { countText } from '../platform/lists/count-text.ts';

export type SettingName = keyof EditedSettings;

interface Setting {
  name: SettingName;
  label: string;
  /** Where the product uses it. */
  usedIn: string;
}

const language: Setting = {
  name: 'locale',
  label: 'Language',
  usedIn: 'Used in: emails and screens of people whose browser has no language of Almanac.',
};

/** All settings in display order, by what they are about. */
export const settingGroups: readonly { title: string; settings: readonly Setting[] }[] = [
  {
    title: 'Company',
    settings: [
      {
        name: 'companyName',
        label: 'Company name',
        usedIn: 'Used in: the sidebar, the dashboard and every email.',
      },
      ...(offeredLanguages.length > 1 ? [language] : []),
      {
        name: 'weekStart',
        label: 'First day of the week',
        usedIn: 'Used in: calendars, date fields, timelines and reports by week. In English, usually Sunday.',
      },
    ],
  },
  {
    title: 'Absences',
    settings: [
      {
        name: 'absenceVisibility',
        label: 'Colleagues see absences of',
        usedIn: 'Used in: Who Is Away, the dashboard, date fields and team capacity. Reasons stay hidden.',
      },
      {
        name: 'capacityLimit',
        label: 'Warn when more are away than',
        usedIn: 'Used in: new requests, approvals, calendars and coverage reports. Never refuses a request.',
      },
    ],
  },
  {
    title: 'Approvals',
    settings: [
      {
        name: 'remindAfterDays',
        label: 'Remind approvers after',
        usedIn: 'Used in: emails about pending requests. Counts working days of the approver.',
      },
      {
        name: 'escalateAfterDays',
        label: 'Ask the next level after',
        usedIn: 'Used in: the same emails, if no approver has decided: HR, then system administrators.',
      },
    ],
  },
];

const settings = new Map(settingGroups.flatMap((group) => group.settings.map((each) => [each.name, each])));

/** Label and description of the setting's field. */
export function fieldText(name: SettingName): { label: string; description: string } {
  const { label = name, usedIn = '' } = settings.get(name) ?? {};
  return { label, description: usedIn };
}

type Names = Readonly<Record<string, string>>;

/** The shares as options: 'Two thirds of a department'. */
export const shareNames = Object.fromEntries(
  Object.entries(shareWords).map(([share, words]) => [
    share,
    `${words.charAt(0).toUpperCase()}${words.slice(1)} of a department`,
  ]),
) as typeof shareWords;

/** The languages by their own names. */
const languageNames: Names = Object.fromEntries(languages.map((each) => [each, languageName(each)]));

/** The languages to choose from. */
export const languageOptions = offeredLanguages.map((id) => ({ id, label: languageName(id) }));

const namesOf: { readonly [Name in SettingName]?: Names } = {
  locale: languageNames,
  weekStart: weekStartNames,
  absenceVisibility: absenceVisibilityNames,
  capacityLimit: shareNames,
};

/** The value as text. */
export function settingText(name: SettingName, value: string | number): string {
  if (typeof value === 'number') return countText(value, 'working day');
  return namesOf[name]?.[value] ?? value;
}
