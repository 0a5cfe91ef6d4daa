import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { teamKey } from './api.ts';

/** Returns what to call when the team is deleted: what was loaded of it is forgotten as soon as its page is left. */
export function useForgetTeam(id: string): () => void {
  const client = useQueryClient();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) client.removeQueries({ queryKey: teamKey(id) });
    },
    [client, id],
  );
  return () => {
    isDeleted.current = true;
  };
}
