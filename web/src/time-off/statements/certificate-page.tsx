import type { LeaveCertificate } from '@almanac/domain/time-off/statements/schema';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { exactLeaveText } from '../balances/account/account-text.ts';
import { certificateQuery } from './api.ts';
import { text } from './messages/text.ts';
import { Paper } from './paper.tsx';
import { personFacts } from './person-facts.tsx';
import { PrintPage } from './print-page.tsx';

/** A leaver's certificate of the leave in their last leave year, for the next employer. */
export function CertificatePage() {
  const { userId = '' } = useParams();
  const query = useQuery(certificateQuery(userId));
  return (
    <PrintPage
      title={text('time-off.statements.certificateTitle')}
      help={<HelpMark at="setting-up-leave#leave-certificate" />}
      isReady={query.isSuccess}
    >
      <Loaded
        query={query}
        failure={text('time-off.statements.certificateNotLoaded')}
        skeleton={<SkeletonList label={text('time-off.statements.certificateLoading')} rows={6} />}
      >
        {(certificate) => <CertificatePaper certificate={certificate} />}
      </Loaded>
    </PrintPage>
  );
}

const cell = 'border-b border-line py-2 pe-4 text-start align-top last:pe-0';

function CertificatePaper({ certificate }: { certificate: LeaveCertificate }) {
  const { types } = certificate;
  const headers = [
    text('time-off.statements.type'),
    text('time-off.statements.entitlement'),
    text('time-off.statements.taken'),
    text('time-off.statements.paidOut'),
  ];
  return (
    <Paper title={text('time-off.statements.certificate')} facts={personFacts(certificate)}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            {headers.map((header) => (
              <th
                key={header}
                scope="col"
                className={`${cell} font-medium [overflow-wrap:normal] text-ink-muted`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, typeName, unit, leaveYear, entitlement, taken, paidOut }) => (
            <tr key={type} className="break-inside-avoid">
              <th scope="row" className={`${cell} font-normal`}>
                {text('time-off.statements.account', { type: typeName, ...leaveYear })}
              </th>
              {[entitlement, taken, paidOut].map((amount, index) => (
                <td key={headers[index + 1]} className={`${cell} whitespace-nowrap tabular-nums`}>
                  {exactLeaveText(amount, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-muted print:mt-4">{text('time-off.statements.withoutCarriedOver')}</p>
      <p className="mt-16 w-72 max-w-full border-t border-line pt-1 text-sm text-ink-muted">
        {text('time-off.statements.signature')}
      </p>
    </Paper>
  );
}
