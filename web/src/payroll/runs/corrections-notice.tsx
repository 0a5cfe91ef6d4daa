import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { sinceText } from '../messages/since-text.ts';
import { useOpenCorrections } from './use-open-corrections.ts';

/** Says above the month how much has changed since the last run of each profile. */
export function CorrectionsNotice() {
  const open = useOpenCorrections();
  return open.map(({ run, count }) => (
    <Alert
      key={run.id}
      tone="info"
      title={sinceText('payroll.sinceRun', { count, month: run.to })}
      actions={
        <LinkButton to="/settings/payroll" size="small">
          {sinceText('payroll.show')}
        </LinkButton>
      }
    >
      {sinceText('payroll.sinceRunHint')}
    </Alert>
  ));
}
