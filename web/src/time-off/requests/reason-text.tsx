import { useState } from 'react';
import { PlainButton } from '../../ui/button/plain-button.tsx';
import { text } from './messages/text.ts';

const lettersInOneLine = 90;

/** A long text cut to one line, with a button that shows the rest. */
export function ReasonText({ reason }: { reason: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = reason.length > lettersInOneLine || reason.includes('\n');
  if (!isLong) return <p dir="auto">{reason}</p>;
  return (
    <div className="flex min-w-0 items-baseline gap-2">
      <p dir="auto" className={isWhole ? 'min-w-0 flex-1 whitespace-pre-line' : 'min-w-0 flex-1 truncate'}>
        {reason}
      </p>
      <PlainButton
        aria-expanded={isWhole}
        onPress={() => setWhole(!isWhole)}
        className="shrink-0 rounded-md text-sm font-medium text-accent-text underline-offset-2 hover:underline max-md:-my-3 max-md:min-h-11"
      >
        {isWhole ? text('time-off.requests.showLess') : text('time-off.requests.showAll')}
      </PlainButton>
    </div>
  );
}
