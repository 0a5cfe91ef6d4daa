import { useQuery } from '@tanstack/react-query';
import { countText } from '../../platform/lists/count-text.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { recalculationCountsQuery } from './api.ts';

/** Asks administrators to review balances corrected by an update, if any. */
export function RecalculationsBanner() {
  const query = useQuery(recalculationCountsQuery);
  return (
    <Loaded query={query} failure="Couldn't load the corrected balances" skeleton={null}>
      {({ open }) =>
        open > 0 && (
          <Alert
            tone="warning"
            title={`The update corrected ${countText(open, 'balance')}`}
            actions={
              <LinkButton to="/admin/leave/recalculations?state=OPEN" size="small">
                Review
              </LinkButton>
            }
          >
            <p>Accept the new balances, or keep them as they were.</p>
          </Alert>
        )
      }
    </Loaded>
  );
}
