import { mayApproveTimeOff, mayManageTeams, mayManageUsers } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import type { SessionUser } from '@almanac/domain/access/schema';
import { isFound } from '@almanac/domain/search';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarPlus,
  CircleQuestionMark,
  FileUp,
  Keyboard,
  LogOut,
  type LucideIcon,
  Palette as PaletteIcon,
  UserPlus,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Face } from '../../people/photos/face.tsx';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { helpIndexQuery } from '../../platform/help/help-content.ts';
import { helpPath } from '../../platform/help/help-pages.ts';
import { readLetterKeys } from '../../platform/lists/letter-keys.ts';
import { useDebounced } from '../../platform/lists/use-debounced.ts';
import { text as platformText } from '../../platform/messages/text.ts';
import { useSignOut, useViewer } from '../../platform/session/session.ts';
import { chooseTheme, themeOptions } from '../../platform/theme.tsx';
import { teamListQuery } from '../../teams/directory/api.ts';
import { useTeamsPath } from '../../teams/directory/team-path.ts';
import { colleaguesQuery } from '../../teams/members/api.ts';
import { beginRequest } from '../../time-off/booking/form/begin-request.ts';
import { Palette, type PaletteItem } from '../../ui/overlay/palette.tsx';
import { visibleHelpPages } from '../help/visible-pages.ts';
import { text as shellText } from '../messages/text.ts';
import { actionText } from './messages/action-text.ts';
import { text } from './messages/text.ts';
import type { PaletteSearch } from './palette-search.ts';
import { visiblePages } from './palette-targets.ts';
import type { QuickDialog } from './quick-dialogs.tsx';
import { shortcutsOf } from './shortcuts.ts';

interface CommandPaletteProps {
  search: PaletteSearch;
  onSearch: (search: PaletteSearch) => void;
  onClose: () => void;
  onDialog: (dialog: QuickDialog) => void;
}

const mostOfAKind = 6;

/** Searches people, teams, pages and actions by words of their names, in any order. */
export function CommandPalette({
  search: { typed, submitted },
  onSearch,
  onClose,
  onDialog,
}: CommandPaletteProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const search = typed.trim();
  const settled = useDebounced(search);
  const hasSearch = search !== '';
  const people = useQuery({ ...colleaguesQuery({ search: settled, page: 1 }), enabled: settled !== '' });
  const teams = useQuery({
    ...teamListQuery({ search: settled, page: 1, isOwn: !mayManageTeams(viewer) }),
    enabled: settled !== '',
  });
  const isSearching = hasSearch && (settled !== search || people.isFetching || teams.isFetching);
  const teamsPath = useTeamsPath();
  const goTo: GoTo = (path, state) => void navigate(path, { state });
  const found = (items: readonly FoundItem[]) => items.filter((item) => isFound(wordsOf(item), search));
  // While loading, results of the shorter search are filtered by the new one.
  const shown = <Row,>(rows: readonly Row[] = [], itemOf: (row: Row) => FoundItem) => {
    if (!hasSearch || settled === '') return [];
    const items = rows.map(itemOf);
    return (isSearching ? found(items) : items).slice(0, mostOfAKind);
  };
  const settings = useSettings(onDialog);
  const topics = useHelpTopics(viewer, goTo);

  const sections: { label: string; items: readonly PaletteItem[] }[] = [
    { label: actionText('shell.palette.actions'), items: found(actionsOf(viewer, goTo, onDialog)) },
    { label: actionText('shell.palette.pages'), items: found(pagesOf(viewer, goTo)) },
    {
      label: shellText('shell.people'),
      items: shown(people.data?.rows, (person) => ({
        id: `person ${person.id}`,
        label: personName(person),
        detail: [person.department?.name, person.email].filter(Boolean).join(' · '),
        icon: <Face personId={person.id} name={personName(person)} size="small" />,
        onAction: () => goTo(`/people/${person.id}`),
      })),
    },
    {
      label: shellText('shell.teams'),
      items: shown(teams.data?.rows, (team) => ({
        id: `team ${team.id}`,
        label: team.name,
        detail: team.department.name,
        icon: <UsersRound aria-hidden="true" />,
        onAction: () => goTo(`${teamsPath}/${team.id}`),
      })),
    },
    { label: shellText('shell.settings'), items: found(settings) },
    { label: text('shell.palette.help'), items: hasSearch ? found(topics).slice(0, mostOfAKind) : [] },
  ];

  useEffect(() => {
    if (submitted === '' || isSearching) return;
    onSearch({ typed, submitted: '' });
    const [first] = sections.flatMap(({ items }) => items);
    if (submitted !== search || !first) return;
    onClose();
    first.onAction();
  });

  return (
    <Palette
      title={actionText('shell.palette.search')}
      placeholder={actionText('shell.palette.placeholder')}
      search={typed}
      onSearch={(entered) => onSearch({ typed: entered, submitted: '' })}
      onEnter={() => onSearch({ typed, submitted: search })}
      onClose={onClose}
      isSearching={isSearching}
      emptyText={
        isSearching ? actionText('shell.palette.searching') : actionText('shell.palette.nothingFound')
      }
      sections={sections}
    />
  );
}

type GoTo = (path: string, state?: object) => void;

/** An item with alternative search words. */
type FoundItem = PaletteItem & { also?: string | undefined };

function wordsOf({ label, detail, also }: FoundItem): string {
  return [label, detail, also].filter(Boolean).join('\n');
}

function pagesOf(viewer: SessionUser, goTo: GoTo): FoundItem[] {
  const letters = readLetterKeys() ? shortcutsOf(viewer) : [];
  return visiblePages(viewer).map(({ path, label, detail, also, icon: Icon }) => ({
    id: path,
    label,
    detail,
    also,
    keys: letters.findLast((each) => each.path === path)?.keys,
    icon: <Icon aria-hidden="true" />,
    onAction: () => goTo(path),
  }));
}

function action(label: string, Icon: LucideIcon, onAction: () => void, more?: Partial<FoundItem>): FoundItem {
  return { id: `action ${label}`, label, icon: <Icon aria-hidden="true" />, onAction, ...more };
}

const letter = (keys: string) => (readLetterKeys() ? { keys } : {});

function actionsOf(viewer: SessionUser, goTo: GoTo, onDialog: (dialog: QuickDialog) => void): FoundItem[] {
  const onBehalf = { also: actionText('shell.palette.onBehalfWords') };
  return [
    action(shellText('shell.requestTimeOff'), CalendarPlus, () => goTo('/time-off', beginRequest), {
      also: actionText('shell.palette.requestTimeOffWords'),
      ...letter('C'),
    }),
    ...(mayApproveTimeOff(viewer)
      ? [action(actionText('shell.palette.onBehalf'), UserPlus, () => onDialog('for-somebody'), onBehalf)]
      : []),
    ...(mayManageUsers(viewer)
      ? [
          action(actionText('shell.palette.invite'), UserRoundPlus, () => onDialog('invite'), {
            also: actionText('shell.palette.inviteWords'),
          }),
          action(actionText('shell.palette.importPeople'), FileUp, () => goTo('/admin/users/import'), {
            also: actionText('shell.palette.importPeopleWords'),
          }),
        ]
      : []),
    ...(mayManageTeams(viewer)
      ? [
          action(actionText('shell.palette.createTeam'), UsersRound, () => onDialog('create-team'), {
            also: actionText('shell.palette.createTeamWords'),
          }),
        ]
      : []),
  ];
}

/** The sections of the help, by the pages in the viewer's list. */
function useHelpTopics(viewer: SessionUser, goTo: GoTo): FoundItem[] {
  const { data: entries = [] } = useQuery(helpIndexQuery);
  const titles = new Map(visibleHelpPages(viewer).map(({ id, title }) => [id as string, title]));
  return entries
    .filter(({ page }) => titles.has(page))
    .map(({ page, id, title, within }) => ({
      id: `help ${page} ${id}`,
      label: platformText('platform.helpAbout', { topic: title }),
      detail: [titles.get(page), within].filter(Boolean).join(' · '),
      icon: <CircleQuestionMark aria-hidden="true" />,
      onAction: () => goTo(helpPath(page, id)),
    }));
}

function useSettings(onDialog: (dialog: QuickDialog) => void): FoundItem[] {
  const signOut = useSignOut({
    onError: (error) => toastFailure(actionText('shell.palette.stillSignedIn'), error),
  });
  const help = { also: actionText('shell.palette.showKeysWords'), ...letter('?') };
  return [
    ...themeOptions().map(({ id, label }) =>
      action(actionText('shell.palette.theme', { label }), PaletteIcon, () => chooseTheme(id), {
        also: actionText('shell.palette.themeWords'),
      }),
    ),
    action(actionText('shell.palette.showKeys'), Keyboard, () => onDialog('keys'), help),
    action(actionText('shell.palette.signOut'), LogOut, () => signOut.mutate(), {
      also: actionText('shell.palette.signOutWords'),
    }),
  ];
}
