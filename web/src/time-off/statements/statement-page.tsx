import { isBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { useQuery } from '@tanstack/react-query';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useAddressFilters } from '../../platform/lists/address.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useBoundedDays, useToday } from '../../platform/session/today.ts';
import { DateFilter } from '../../ui/date/date-filter.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { statementQuery } from './api.ts';
import { text } from './messages/text.ts';
import { PrintPage } from './print-page.tsx';
import { statementFilters } from './statement-filters.ts';
import { StatementPaper } from './statement-paper.tsx';

/** One person's statement: the viewer's, or for administrators anyone's. */
export function StatementPage() {
  const { filters, fieldOf } = useAddressFilters(statementFilters);
  const today = useToday();
  const on = isBoundedDay(filters.on, today) ? filters.on : undefined;
  const query = useQuery(statementQuery({ userId: filters.userId, on }));
  return (
    <PrintPage
      title={text('time-off.statements.title')}
      help={<HelpMark at="daily-tasks#printing-a-statement" />}
      isReady={query.isSuccess}
      filters={
        <div className="w-56 max-sm:w-full">
          <DateFilter
            label={text('time-off.statements.yearOf')}
            {...fieldOf('on')}
            value={on ?? today}
            {...useBoundedDays()}
          />
        </div>
      }
    >
      <Loaded
        query={query}
        failure={text('time-off.statements.notLoaded')}
        skeleton={<SkeletonList label={text('time-off.statements.loading')} rows={8} />}
      >
        {(statement) => <StatementPaper statement={statement} />}
      </Loaded>
    </PrintPage>
  );
}
