import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

export const en = {
  'teams.directory.title': 'Team Management',
  'teams.directory.subtitle': 'Teams, their members and allocations.',
  'teams.directory.create': 'Create Team',
  'teams.directory.active': 'Active',
  'teams.directory.inactive': 'Inactive',
  'teams.directory.status': 'Status',
  'teams.directory.filter': 'Filter the teams',
  'teams.directory.search': 'Search',
  'teams.directory.searchPlaceholder': 'Search teams...',
  'teams.directory.allStatus': 'All Status',
  'teams.directory.filtersInUse': 'Filters in use',
  'teams.directory.searchFilter': ({ words }: { words: string }) => `Search: ${words}`,
  'teams.directory.departmentFilter': ({ name }: Named) => `Department: ${name}`,
  'teams.directory.unknownDepartmentFilter': 'Department: one department',
  'teams.directory.statusFilter': ({ status }: { status: string }) => `Status: ${status}`,
  'teams.directory.removeFilter': ({ filter }: { filter: string }) => `Remove the filter ${filter}`,
  'teams.directory.teams': 'Teams',
  'teams.directory.pages': 'teams',
  'teams.directory.notLoaded': "Couldn't load the teams",
  'teams.directory.loading': 'Loading the teams',
  'teams.directory.found': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} team found`, other: `${number} teams found` });
  },
  'teams.directory.showing': ({ shown, total }: { shown: number; total: number }, { locale }: Texts) =>
    `Showing ${formatNumber(shown, locale)} of ${formatNumber(total, locale)} teams`,
  'teams.directory.createFirst': 'Create First Team',
  'teams.directory.noMatch': 'No teams match your filters',
  'teams.directory.noMatchHint': 'Try adjusting your search criteria to find teams',
  'teams.directory.noneOfOwn': 'You are in no team yet',
  'teams.directory.noneOfOwnHint': 'Teams that you lead or are added to will appear here.',
  'teams.directory.none': 'No teams found',
  'teams.directory.noneToCreate': 'Get started by creating your first team',
  'teams.directory.noneHint': 'Teams will appear here when they are created.',
  'teams.directory.deleting': 'Deleting...',
  'teams.directory.noDescription': 'No description provided',
  'teams.directory.departmentOfTeam': 'Department',
  'teams.directory.leadOfTeam': 'Team lead',
  'teams.directory.deactivatedLead': ({ lead }: { lead: string }) => `${lead} · deactivated`,
  'teams.directory.members': 'Members',
  'teams.directory.memberCount': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} member`, other: `${number} members` });
  },
  'teams.directory.actionsFor': ({ name }: Named) => `Actions for ${name}`,
  'teams.directory.viewDetails': 'View Details',
  'teams.directory.edit': 'Edit',
  'teams.directory.delete': 'Delete',
  'teams.directory.editTitle': 'Edit Team',
  'teams.directory.deleteTitle': 'Delete Team',
  'teams.directory.deleteQuestion': ({ name }: Named) =>
    `Are you sure you want to delete the team "${name}"? This action cannot be undone.`,
  'teams.directory.deletesMemberships': 'All memberships, past and present, are deleted too.',
  'teams.directory.deletesMembershipsOf': ({ count }: Counted, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, {
      one: `All memberships, past and present, are deleted too. ${number} person is in it now.`,
      other: `All memberships, past and present, are deleted too. ${number} people are in it now.`,
    });
  },
  'teams.directory.deleted': 'Team deleted',
  'teams.directory.departmentFixed': "The department can't be changed.",
  'teams.directory.noLead': 'No team lead',
  'teams.directory.optionalDescription': 'Description (optional)',
  'teams.directory.nameFree': 'This name is available',
  'teams.directory.nameNotFree': 'This name is taken in the department',
  'teams.directory.checkingName': 'Checking the name…',
  'teams.directory.nameHint': 'Unique among the teams of its department.',
  'teams.directory.creating': 'Creating…',
  'teams.directory.created': 'Team created',
  'teams.directory.notCreated': 'The team was not created',
  'teams.directory.save': 'Save Changes',
  'teams.directory.saving': 'Saving…',
  'teams.directory.saved': 'Team saved',
  'teams.directory.notSaved': 'The team was not saved',
};
