import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { text } from '../messages/text.ts';

interface MonthButtonsProps {
  /** Months per step. */
  step: number;
  onWalk: (months: number) => void;
  onToday: () => void;
  /** Prefetches the target of a button when it is pointed at: an offset in months, or today. */
  onIntent: (months: number | 'today') => void;
}

export function MonthButtons({ step, onWalk, onToday, onIntent }: MonthButtonsProps) {
  return (
    <div className="flex items-center gap-1 print:hidden">
      <IconButton
        label={text('time-off.presence.previousMonths', { count: step })}
        size="small"
        onPress={() => onWalk(-step)}
        onHoverStart={() => onIntent(-step)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button size="small" onPress={onToday} onHoverStart={() => onIntent('today')}>
        {text('time-off.presence.showToday')}
      </Button>
      <IconButton
        label={text('time-off.presence.nextMonths', { count: step })}
        size="small"
        onPress={() => onWalk(step)}
        onHoverStart={() => onIntent(step)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
