import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../leave/types/types.ts';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { lapseText } from './account/account-text.ts';
import { lapsesQuery } from './account/api.ts';

/** Warns of leave that expires within three months, if any. */
export function LapseBanner() {
  const query = useQuery(lapsesQuery());
  const { nameOf } = useTypes();
  return (
    <Loaded query={query} failure="Couldn't load what expires soon" skeleton={null}>
      {(lapses) =>
        lapses.length > 0 && (
          <Alert
            tone="warning"
            title="Leave of yours lapses soon"
            actions={
              <LinkButton to="/time-off" size="small">
                Request time off
              </LinkButton>
            }
          >
            {lapses.map((lapse) => (
              <p key={`${lapse.type} ${lapse.date}`}>
                {lapseText(lapse, nameOf(lapse.type), readerLocale())}
              </p>
            ))}
            <p>What is approved or asked for counts as taken already.</p>
          </Alert>
        )
      }
    </Loaded>
  );
}
