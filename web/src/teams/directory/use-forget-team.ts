import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { releaseTeam, teamKey } from './api.ts';

/** Forgets what was loaded of a team that was deleted on its page, as soon as the page is left. */
export function useForgetTeam(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      if (releaseTeam(id)) client.removeQueries({ queryKey: teamKey(id) });
    },
    [client, id],
  );
}
