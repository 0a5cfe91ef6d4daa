import { plural } from '@almanac/domain/language/plural';

interface Titled {
  title: string;
}

export const en = {
  'shell.help.contents': 'Contents',
  'shell.help.found': ({ count }: { count: number }) =>
    plural('en', count, { one: `${count} section found`, other: `${count} sections found` }),
  'shell.help.goTo': 'Go to Help',
  'shell.help.linkTo': ({ title }: Titled) => `Link to ${title}`,
  'shell.help.noPage': 'No Such Help Page',
  'shell.help.noPageHint': 'The help has no page at this address.',
  'shell.help.nothingFound': 'Nothing found',
  'shell.help.nothingFoundHint': 'Try other words, or fewer.',
  'shell.help.search': 'Search help',
  'shell.help.searching': 'Searching the help',
  'shell.help.sectionsFound': 'Sections found',
  'shell.help.sectionsOf': ({ title }: Titled) => `Sections of ${title}`,
  'shell.help.title': 'Help',
};
