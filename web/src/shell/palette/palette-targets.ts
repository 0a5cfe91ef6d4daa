import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { SessionUser } from '@almanac/domain/access/schema';
import {
  CircleQuestionMark,
  CircleUserRound,
  ContactRound,
  Info,
  Scale,
  Settings,
  UserRoundCheck,
  UserSearch,
} from 'lucide-react';
import { text as shellText } from '../messages/text.ts';
import { purposeText } from '../settings/messages/purpose-text.ts';
import { settingsIcons } from '../settings/settings-icons.ts';
import { settingsGroups } from '../settings/settings-pages.ts';
import { settingsPurposes } from '../settings/settings-purposes.ts';
import {
  administrationItems,
  awayItem,
  dashboardItem,
  type NavigationItem,
  teamItems,
  timeOffItems,
} from '../sidebar/navigation.ts';
import { text } from './messages/text.ts';

export interface KnownPage extends NavigationItem {
  /** The navigation group, and search words. */
  detail?: string;
  also?: string | undefined;
}

function settingsPages(viewer: SessionUser): KnownPage[] {
  const purposes = settingsPurposes();
  return settingsGroups(viewer).flatMap(({ id, pages }) =>
    pages.map(({ path, label }) => ({
      path,
      label: id === 'leave' ? purposeText('shell.settings.leavePage', { label }) : label,
      icon: settingsIcons[path] ?? Settings,
      detail: shellText('shell.settings'),
      also: purposes[path]?.also,
    })),
  );
}

/** Second tabs of the approvers' pages, or the first under its own name. */
function approverPages(): KnownPage[] {
  return [
    {
      path: '/time-off/people',
      label: text('shell.palette.myPeople'),
      icon: ContactRound,
      also: text('shell.palette.myPeopleWords'),
    },
    {
      path: '/teams/mine',
      label: shellText('shell.myTeams'),
      icon: UserRoundCheck,
      detail: shellText('shell.teamManagement'),
    },
  ];
}

/** Pages without a navigation entry of their own. */
function otherPages(): Record<'balance' | 'people' | 'profile' | 'help' | 'about', KnownPage> {
  return {
    balance: {
      path: '/balance',
      label: text('shell.palette.balance'),
      icon: Scale,
      detail: shellText('shell.timeOff'),
      also: text('shell.palette.balanceWords'),
    },
    people: {
      path: '/people',
      label: shellText('shell.people'),
      icon: UserSearch,
      also: text('shell.palette.peopleWords'),
    },
    profile: {
      path: '/profile',
      label: text('shell.palette.profile'),
      icon: CircleUserRound,
      also: text('shell.palette.profileWords'),
    },
    help: {
      path: '/help',
      label: text('shell.palette.help'),
      icon: CircleQuestionMark,
      also: text('shell.palette.helpWords'),
    },
    about: {
      path: '/about',
      label: text('shell.palette.about'),
      icon: Info,
      also: text('shell.palette.aboutWords'),
    },
  };
}

/** Every page the viewer may open, including those without a navigation entry of their own. */
export function visiblePages(viewer: SessionUser): KnownPage[] {
  const administration = administrationItems(viewer);
  const { balance, people, profile, help, about } = otherPages();
  const within = (detail: string) => (item: NavigationItem) => ({ ...item, detail });
  return [
    { ...dashboardItem(), also: text('shell.palette.dashboardWords') },
    { ...awayItem(), also: text('shell.palette.awayWords') },
    ...timeOffItems(viewer).map(within(shellText('shell.timeOff'))),
    balance,
    people,
    ...(mayApproveTimeOff(viewer) ? approverPages() : []),
    ...teamItems(viewer).map(within(shellText('shell.teamManagement'))),
    ...administration.map(within(shellText('shell.administration'))),
    ...(administration.length > 0 ? settingsPages(viewer) : []),
    profile,
    help,
    about,
  ];
}
