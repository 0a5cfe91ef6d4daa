import { mayManageUsers } from '@almanac/domain/access/permissions';
import { useViewer } from '../platform/session/session.ts';
import { MonthlyAbsencesPage } from '../time-off/reports/month/monthly-absences-page.tsx';
import { CorrectionsNotice } from './runs/corrections-notice.tsx';
import { HandOverButton } from './runs/hand-over-button.tsx';

/** The month for payroll, which administrators hand over from it. */
export function MonthPage() {
  if (!mayManageUsers(useViewer())) return <MonthlyAbsencesPage />;
  return (
    <MonthlyAbsencesPage
      actions={(month) => <HandOverButton key={month} month={month} />}
      notices={() => <CorrectionsNotice />}
    />
  );
}
