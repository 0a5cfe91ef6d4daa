import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import { DownloadLink, type DownloadLinkProps } from '../../ui/page/download-link.tsx';
import { toastFailure } from '../forms/failure-toast.ts';
import { text } from '../messages/text.ts';
import { sessionQuery } from '../session/session.ts';

type FileLinkProps = Omit<DownloadLinkProps, 'onClick'>;

/** A download link that checks the session first; without one, it leads to the sign-in. */
export function FileLink(props: FileLinkProps) {
  const client = useQueryClient();
  const step = useRef<'idle' | 'checking' | 'fetching'>('idle');
  const ask = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (step.current === 'fetching') return;
    event.preventDefault();
    if (step.current === 'checking') return;
    const link = event.currentTarget;
    step.current = 'checking';
    try {
      const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      step.current = 'fetching';
      if (session !== null) link.click();
    } catch (error) {
      toastFailure(text('platform.fileNotFetched'), error);
    } finally {
      step.current = 'idle';
    }
  };
  return <DownloadLink {...props} onClick={ask} />;
}
