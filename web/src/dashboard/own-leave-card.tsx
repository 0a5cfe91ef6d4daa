import { useId } from 'react';
import { LeaveDetails } from '../time-off/balances/leave-balance-card.tsx';
import { LeaveGlance } from '../time-off/balances/leave-glance.tsx';
import { text as balanceText } from '../time-off/balances/messages/text.ts';
import { NextDaysOff } from '../time-off/presence/away/next-days-off.tsx';
import { NextHoliday } from '../time-off/presence/away/next-holiday.tsx';
import { Disclosure } from '../ui/page/disclosure.tsx';
import { text } from './messages/text.ts';
import { QuickActions } from './quick-actions.tsx';

/** What the viewer has, what is next, and what to do; the whole balance is one step away. */
export function OwnLeaveCard() {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col justify-between gap-6 rounded-md border border-line bg-card px-7 pt-6 pb-3 max-md:px-4 max-md:pt-4"
    >
      <h2 id={headingId} className="sr-only">
        {balanceText('time-off.balances.cardTitle')}
      </h2>
      <LeaveGlance />
      <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <NextDaysOff />
        <NextHoliday />
      </dl>
      <div className="flex flex-col gap-4">
        <QuickActions />
        <div className="border-t border-line pt-2">
          <Disclosure title={text('dashboard.details')} className="-mx-2">
            <div className="px-2 py-4">
              <LeaveDetails />
            </div>
          </Disclosure>
        </div>
      </div>
    </section>
  );
}
