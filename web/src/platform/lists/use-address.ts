import { createContext, use } from 'react';
import { type DataRouter, type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

/** The router that renders the pages. */
export const PageRouter = createContext<Pick<DataRouter, 'state'> | undefined>(undefined);

/** The URL's search parameters and a setter. */
export function useAddress() {
  const router = use(PageRouter);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const change = (next: (present: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void => {
    const present = router ? latestParameters(router.state) : address;
    const before = present.toString();
    const after = next(present).toString();
    if (after !== before) void navigate(`?${after}`, options);
  };
  return { address, change };
}

function latestParameters({ location, navigation }: DataRouter['state']): URLSearchParams {
  const coming = navigation.location;
  return new URLSearchParams(coming?.pathname === location.pathname ? coming.search : location.search);
}
