import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toastFailure } from '../forms/failure-toast.ts';
import { text } from '../messages/text.ts';
import { sessionQuery } from '../session/session.ts';

/** Downloads a file of the server after checking the session; without one, it leads to the sign-in. */
export function useDownload(): (href: string) => Promise<void> {
  const client = useQueryClient();
  const isChecking = useRef(false);
  return async (href) => {
    if (isChecking.current) return;
    isChecking.current = true;
    try {
      const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (session !== null) follow(href);
    } catch (error) {
      toastFailure(text('platform.fileNotFetched'), error);
    } finally {
      isChecking.current = false;
    }
  };
}

/** As a link does, so that the page stays and the browser names the file as the server does. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
