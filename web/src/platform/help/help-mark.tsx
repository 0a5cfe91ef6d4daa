import { CircleQuestionMark } from 'lucide-react';
import { text } from '../messages/text.ts';
import type { HelpAddress } from './help-pages.ts';
import { topicTitle } from './help-title.ts';
import { showTopic } from './help-topic.ts';

/**
 * A '?' that opens a paragraph of the help. A plain button: within a field, React Aria would take it for one of the
 * field's own.
 */
export function HelpMark({ at }: { at: HelpAddress }) {
  return (
    <button
      type="button"
      // It names a heading of the help, which is in English.
      translate="no"
      aria-label={text('platform.helpAbout', { topic: topicTitle(at) })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Safari doesn't focus a pressed button, and the focus returns to what had it.
        currentTarget.focus();
        showTopic({ at, anchor: currentTarget });
      }}
      className="-my-1 inline-flex size-6 shrink-0 items-center justify-center rounded-full align-middle text-ink-muted transition-colors hover:text-accent-text max-md:-mx-2.5 max-md:-my-3 max-md:size-11 print:hidden"
    >
      <CircleQuestionMark aria-hidden="true" className="size-4" />
    </button>
  );
}
