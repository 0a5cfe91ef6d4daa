import { text } from './messages/saving-text.ts';
import type { Affected } from './save-unless-affected.ts';

/** Texts of a form that saves, or previews if people are known to be affected. */
export function savingTexts(affected: Affected): { submit: string; pending: string; failed: string } {
  return affected === 'SOMEONE'
    ? {
        submit: text('work-time.rule-changes.preview'),
        pending: text('work-time.rule-changes.calculating'),
        failed: text('work-time.rule-changes.noPreview'),
      }
    : {
        submit: text('work-time.rule-changes.save'),
        pending: text('work-time.rule-changes.saving'),
        failed: text('work-time.rule-changes.notSaved'),
      };
}
