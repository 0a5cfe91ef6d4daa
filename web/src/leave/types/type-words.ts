import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { settingsText } from './messages/settings-text.ts';

/** A word for each option of a field. */
export type Words<Field extends keyof OfferedType> = Record<NonNullable<OfferedType[Field]> & string, string>;

export function unitNames(): Words<'unit'> {
  return { DAY: settingsText('leave.types.inDays'), HOUR: settingsText('leave.types.inHours') };
}

export function audienceNames(): Words<'shownTo'> {
  return {
    EVERYONE: settingsText('leave.types.shownToEveryone'),
    APPROVERS: settingsText('leave.types.shownToApprovers'),
    HR: settingsText('leave.types.shownToHr'),
  };
}
