import { queryOptions } from '@tanstack/react-query';

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
  queryFn: async ({ signal }): Promise<About> => {
    const answer = await fetch('/about.json', { signal });
    if (!answer.ok) throw new Error(`What is shipped was answered ${answer.status}`);
    return answer.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
