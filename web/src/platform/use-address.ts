import { createContext, use } from 'react';
import { type DataRouter, type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

/** The router that draws the pages. */
export const RouterOfPages = createContext<Pick<DataRouter, 'state'> | undefined>(undefined);

/**
 * The parameters of the address as they are shown, and how to change them. A change begins from the address that
 * the last change leads to, though it may not be drawn yet: of two quick clicks each counts.
 */
export function useAddress() {
  const router = use(RouterOfPages);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const change = (next: (present: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void => {
    const present = router ? latestParameters(router.state) : address;
    void navigate(`?${next(present)}`, options);
  };
  return { address, change };
}

function latestParameters({ location, navigation }: DataRouter['state']): URLSearchParams {
  const coming = navigation.location;
  return new URLSearchParams(coming?.pathname === location.pathname ? coming.search : location.search);
}
