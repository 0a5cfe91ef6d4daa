import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { recalculationCountsQuery } from './api.ts';
import { text } from './messages/text.ts';

/** Asks administrators to review balances corrected by an update, if any. */
export function RecalculationsBanner() {
  const query = useQuery(recalculationCountsQuery);
  return (
    <Loaded query={query} failure={text('time-off.recalculations.notLoaded')} skeleton={null}>
      {({ open }) =>
        open > 0 && (
          <Alert
            tone="warning"
            title={text('time-off.recalculations.bannerTitle', { count: open })}
            actions={
              <LinkButton to="/admin/leave/recalculations?state=OPEN" size="small">
                {text('time-off.recalculations.review')}
              </LinkButton>
            }
          >
            <p>{text('time-off.recalculations.bannerHint')}</p>
          </Alert>
        )
      }
    </Loaded>
  );
}
