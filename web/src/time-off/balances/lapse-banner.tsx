import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../leave/types/types.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { lapsesQuery } from './account/api.ts';
import { lapseText } from './lapse-text.ts';
import { text } from './messages/lapse-text.ts';

/** Warns of leave that expires within three months, if any. */
export function LapseBanner() {
  const query = useQuery(lapsesQuery());
  const { nameOf } = useTypes();
  return (
    <Loaded query={query} failure={text('time-off.balances.lapsesNotLoaded')} skeleton={null}>
      {(lapses) =>
        lapses.length > 0 && (
          <Alert
            tone="warning"
            title={text('time-off.balances.lapsesTitle')}
            actions={
              <LinkButton to="/time-off" size="small">
                {text('time-off.balances.lapsesRequest')}
              </LinkButton>
            }
          >
            {lapses.map((lapse) => (
              <p key={`${lapse.type} ${lapse.date}`}>{lapseText(lapse, nameOf(lapse.type))}</p>
            ))}
            <p>{text('time-off.balances.lapsesHint')}</p>
          </Alert>
        )
      }
    </Loaded>
  );
}
