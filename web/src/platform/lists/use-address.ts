import { createContext, use } from 'react';
import { type DataRouter, type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

/** The router that draws the pages. */
export const RouterOfPages = createContext<Pick<DataRouter, 'state'> | undefined>(undefined);

/**
 * The parameters of the address as they are shown, and how to change them. A change begins from the address that
 * the last change leads to, though it may not be drawn yet: of two quick clicks each counts. One that changes nothing leads nowhere.
 */
export function useAddress() {
  const router = use(RouterOfPages);
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
