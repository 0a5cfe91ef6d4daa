import { languageName, languages } from '@almanac/domain/language/language';
import type { Said } from '@almanac/domain/language/message';
import type { EditedSettings } from '@almanac/domain/settings/schema';
import {
  absenceVisibilityNames,
  capacityShareNames,
  weekStartNames,
} from '@almanac/domain/settings/setting-words';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import { textOf } from '../language/messages.ts';
import { text } from './messages/text.ts';

export type SettingName = keyof EditedSettings;

interface Setting {
  name: SettingName;
  label: string;
  /** Where the product uses it. */
  usedIn: string;
}

/** All settings in display order, by what they are about. */
export function settingGroups(): readonly { title: string; settings: readonly Setting[] }[] {
  return [
    {
      title: text('settings.company'),
      settings: [
        {
          name: 'companyName',
          label: textOf(settingsFields.companyName.label),
          usedIn: text('settings.companyNameUse'),
        },
        languageSetting(),
        {
          name: 'weekStart',
          label: textOf(settingsFields.weekStart.label),
          usedIn: text('settings.weekStartUse'),
        },
      ],
    },
    {
      title: text('settings.absences'),
      settings: [
        {
          name: 'absenceVisibility',
          label: text('settings.visibility'),
          usedIn: text('settings.visibilityUse'),
        },
        { name: 'capacityLimit', label: text('settings.warnAbove'), usedIn: text('settings.warnAboveUse') },
      ],
    },
    {
      title: text('settings.sickness'),
      settings: [
        {
          name: 'sicknessReport',
          label: text('settings.sicknessReportSwitch'),
          usedIn: text('settings.sicknessReportUse'),
        },
        {
          name: 'bradford',
          label: text('settings.bradfordSwitch'),
          usedIn: text('settings.bradfordUse'),
        },
        {
          name: 'sicknessVisibleMonths',
          label: text('settings.sicknessVisible'),
          usedIn: text('settings.sicknessVisibleUse'),
        },
      ],
    },
    {
      title: text('settings.approvals'),
      settings: [
        {
          name: 'remindAfterDays',
          label: text('settings.remindAfter'),
          usedIn: text('settings.remindAfterUse'),
        },
        {
          name: 'escalateAfterDays',
          label: text('settings.askNextLevelAfter'),
          usedIn: text('settings.askNextLevelAfterUse'),
        },
        {
          name: 'decisionsByEmail',
          label: text('settings.decisionsByEmailSwitch'),
          usedIn: text('settings.decisionsByEmailUse'),
        },
      ],
    },
  ];
}

function languageSetting(): Setting {
  return {
    name: 'locale',
    label: textOf(settingsFields.locale.label),
    usedIn: text('settings.languageUse'),
  };
}

/** Label and description of the setting's field. */
export function fieldText(name: SettingName): { label: string; description: string } {
  const settings = settingGroups().flatMap((group) => group.settings);
  const { label = name, usedIn = '' } = settings.find((each) => each.name === name) ?? {};
  return { label, description: usedIn };
}

/** The languages to choose from, by their own names. */
export const languageOptions = languages.map((id) => ({ id, label: languageName(id) }));

const namesOf: { readonly [Name in SettingName]?: Readonly<Record<string, Said>> } = {
  locale: Object.fromEntries(languages.map((each) => [each, languageName(each)])),
  weekStart: weekStartNames,
  absenceVisibility: absenceVisibilityNames,
  capacityLimit: capacityShareNames,
};

/** The value as text. */
export function settingText(name: SettingName, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? text('settings.on') : text('settings.off');
  if (typeof value === 'number' && name === 'sicknessVisibleMonths') {
    return text('settings.monthsLong', { months: value });
  }
  if (typeof value === 'number') return text('settings.workingDays', { days: value });
  return textOf(namesOf[name]?.[value] ?? value);
}
