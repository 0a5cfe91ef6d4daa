import type { Team } from '@almanac/domain/teams/directory/schema';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDebounced } from '../../platform/lists/use-debounced.ts';
import { mainNameOf } from '../../platform/shown-name.ts';
import { teamNameQuery } from './api.ts';
import { text } from './messages/text.ts';

interface TeamNameNoteProps {
  name: string;
  departmentId: string;
  /** The edited team, excluded from the check. */
  team: Team | undefined;
}

const shortestName = 2;
const longestName = 100;

/** Warns while typing if the department already has a team of that name. */
export function TeamNameNote({ name, departmentId, team }: TeamNameNoteProps) {
  const typed = name.trim();
  const settled = useDebounced(typed);
  const isWorthAsking =
    settled === typed &&
    typed.length >= shortestName &&
    typed.length <= longestName &&
    departmentId !== '' &&
    typed !== (team && mainNameOf(team));
  const { data: check, isFetching } = useQuery({
    ...teamNameQuery({ name: settled, departmentId, ...(team && { excludeTeamId: team.id }) }),
    enabled: isWorthAsking,
  });
  const isTried = isWorthAsking && check !== undefined && !isFetching;
  return (
    <span
      aria-live="polite"
      data-tone={isTried && !check.available ? 'warning' : 'success'}
      className="flex min-h-5 items-start gap-1.5"
    >
      {isTried ? (
        check.available ? (
          <>
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-tone-mark" />
            {text('teams.directory.nameFree')}
          </>
        ) : (
          <span className="flex items-start gap-1.5 text-tone-text">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {check.message ?? text('teams.directory.nameNotFree')}
          </span>
        )
      ) : isFetching ? (
        text('teams.directory.checkingName')
      ) : (
        text('teams.directory.nameHint')
      )}
    </span>
  );
}
