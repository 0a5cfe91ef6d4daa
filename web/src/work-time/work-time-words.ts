import type { Half } from '@almanac/domain/work-time/half-day';
import type { BridgeDay } from '@almanac/domain/work-time/holidays/bridge-days';
import {
  bridgeText as bridgeTextIn,
  shortBridgeText as shortBridgeTextIn,
} from '@almanac/domain/work-time/holidays/bridge-text';
import '@almanac/domain/work-time/messages/words-message';
import type { WorkSchedule } from '@almanac/domain/work-time/work-schedule';
import {
  holidayText as holidayTextIn,
  hoursText as hoursTextIn,
  scheduleText as scheduleTextIn,
} from '@almanac/domain/work-time/work-time-words';
import { readerTexts } from '../language/messages.ts';

/** Minutes as hours: '8 h', '4:30 h'. */
export function hoursText(minutes: number): string {
  return hoursTextIn(minutes, readerTexts());
}

/** The schedule as text: 'Mon–Thu 8 h (4 + 4), Fri 4 h (morning)'. */
export function scheduleText(schedule: WorkSchedule): string {
  return scheduleTextIn(schedule, readerTexts());
}

/** The holiday as text: 'Christmas Eve (afternoon)'. */
export function holidayText(holiday: { name: string; half?: Half | undefined }): string {
  return holidayTextIn(holiday, readerTexts());
}

/** What the bridge day takes and makes: '1 day off makes 4'. */
export function bridgeText(day: BridgeDay): string {
  return bridgeTextIn(day, readerTexts());
}

/** The same beside its date: '1 day makes 4'. */
export function shortBridgeText(day: BridgeDay): string {
  return shortBridgeTextIn(day, readerTexts());
}
