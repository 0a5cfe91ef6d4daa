import { missingYears } from '@almanac/domain/work-time/holidays/missing-holidays';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useToday } from '../platform/session/today.ts';
import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { placesQuery } from './api.ts';
import { suggestionsAddress } from './suggestions-address.ts';

const mostShown = 5;

/** Asks HR for missing public holidays of this year and, from September, the next. */
export function MissingHolidaysBanner() {
  const query = useQuery(placesQuery);
  const today = useToday();
  return (
    <Loaded query={query} failure="Couldn't load the public holidays" skeleton={null}>
      {(places) => {
        const missing = missingYears(places, today);
        if (missing.length === 0) return null;
        const shown = missing.slice(0, mostShown);
        return (
          <Alert tone="warning" title="Public holidays are missing">
            <p>Requests and balances count these days as working days until the holidays are entered.</p>
            <ul className="flex flex-wrap gap-2 pt-2">
              {shown.map(({ place, year }) => (
                <li key={`${place.id} ${year}`}>
                  <LinkButton to={suggestionsAddress(place.id, year)} size="small">
                    {`Add holidays: ${place.name}, ${year}`}
                  </LinkButton>
                </li>
              ))}
              {missing.length > shown.length && (
                <li>
                  <LinkButton to="/admin/leave/places" size="small">
                    All places
                  </LinkButton>
                </li>
              )}
            </ul>
          </Alert>
        );
      }}
    </Loaded>
  );
}
