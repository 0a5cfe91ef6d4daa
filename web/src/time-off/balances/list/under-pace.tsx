import { TrendingDown } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { text } from '../messages/list-text.ts';

const markStyle =
  'inline-flex size-6 items-center justify-center rounded-full bg-tone-surface text-tone-text';

/** A mark with a tooltip; on cards, the text itself. */
export function UnderPace({ text }: { text: string }) {
  return (
    <>
      <span className="inline-flex as-cards:hidden">
        <Tooltip text={text}>
          <PlainButton
            aria-label={text}
            data-tone="warning"
            className={`${markStyle} cursor-default data-focus-visible:focus-ring`}
          >
            <TrendingDown aria-hidden="true" className="size-3.5" />
          </PlainButton>
        </Tooltip>
      </span>
      <Badge tone="warning" className="as-rows:hidden">
        {text}
      </Badge>
    </>
  );
}

/** Says what the mark means. */
export function UnderPaceLegend() {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      <span aria-hidden="true" data-tone="warning" className={`${markStyle} shrink-0`}>
        <TrendingDown className="size-3.5" />
      </span>
      {text('time-off.balances.underPaceMeaning')}
    </p>
  );
}
