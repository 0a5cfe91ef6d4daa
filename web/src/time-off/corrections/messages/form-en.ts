import { formatList } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';

export const en = {
  'time-off.corrections.shortening': 'Shortening…',
  'time-off.corrections.shortened': 'Time off shortened',
  'time-off.corrections.notShortened': 'The time off was not shortened',
  'time-off.corrections.report': 'Report',
  'time-off.corrections.saving': 'Saving…',
  'time-off.corrections.reported': 'Reported',
  'time-off.corrections.daysRemoved': 'Days removed',
  'time-off.corrections.notRemoved': 'The days were not removed',
  'time-off.corrections.nothingRemains': 'Nothing remains',
  'time-off.corrections.remains': ({ parts }: { parts: readonly string[] }, { locale }: Texts) =>
    `What remains: ${formatList(parts, locale)}`,
  'time-off.corrections.typesNotLoaded': "Couldn't load the types of time off",
  'time-off.corrections.whatHappened': 'What happened',
  'time-off.corrections.calledBack': 'Called back to work',
  'time-off.corrections.recordedAs': ({ type }: { type: string }) => `Recorded as ${type}`,
  'time-off.corrections.firstDay': 'First day',
  'time-off.corrections.lastDay': 'Last day',
  'time-off.corrections.whyLabel': 'Reason',
  'time-off.corrections.whyOptional': 'Reason (optional)',
  'time-off.corrections.isLogged': 'The person is notified; this is logged.',
  'time-off.corrections.ownIsLogged': 'You are the only administrator, so this is logged with your reason.',
  'time-off.corrections.isForApprovers': 'Visible to your approvers.',
  'time-off.corrections.ownLastDay': 'Your last day off.',
  'time-off.corrections.ownLastMorning': 'Your last day off, in the morning only.',
  'time-off.corrections.theirLastDay': 'Their last day off.',
  'time-off.corrections.theirLastMorning': 'Their last day off, in the morning only.',
};
