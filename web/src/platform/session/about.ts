import { queryOptions } from '@tanstack/react-query';
import { readBuiltFile } from './built-file.ts';

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
  isInBrowser: boolean;
  isOnServer: boolean;
}

interface About {
  version: string;
  packages: ShippedPackage[];
}

/** Address of all licence texts. */
export const licencesAddress = '/licences.txt';

/** Build information: version and bundled software. */
export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: ({ signal }) => readBuiltFile<About>('about.json', signal),
  staleTime: Number.POSITIVE_INFINITY,
});
