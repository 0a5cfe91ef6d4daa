import type { Channel, ChannelKind } from '@almanac/domain/connections/channels/schema';
import { text } from './messages/text.ts';

interface Groups {
  departments: readonly { id: string; name: string }[];
  teams: readonly { id: string; name: string; department: { name: string } }[];
}

export function kindName(kind: ChannelKind): string {
  return kind === 'SLACK' ? text('connections.chat.slack') : text('connections.chat.teams');
}

/** Whose absences the channel gets. */
export function audienceOf({ departmentId, teamId }: Channel, groups: Groups | undefined): string {
  if (departmentId !== undefined) {
    const department = groups?.departments.find(({ id }) => id === departmentId);
    return department?.name ?? text('connections.chat.aDepartment');
  }
  if (teamId !== undefined) {
    const team = groups?.teams.find(({ id }) => id === teamId);
    if (!team) return text('connections.chat.aTeam');
    return text('connections.chat.teamOf', { team: team.name, department: team.department.name });
  }
  return text('connections.chat.everyone');
}

/** When it gets them. */
export function timesOf({ posts }: Channel): string {
  if (posts.length > 1) return text('connections.chat.both');
  return posts.includes('AWAY_DAILY') ? text('connections.chat.daily') : text('connections.chat.weekly');
}

/** Why a post wasn't accepted, in words. */
export function faultText(fault: string): string {
  if (/^\d+$/.test(fault)) return text('connections.chat.answered', { status: fault });
  return fault === 'NOT_ALLOWED' || fault === 'NOT_HTTPS'
    ? text('connections.chat.notAllowed')
    : text('connections.chat.unreachable');
}
