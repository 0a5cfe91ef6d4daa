import { plural } from '@almanac/domain/language/plural';

export const en = {
  'shell.about.allLicences': 'Read all licences',
  'shell.about.builtFrom': 'Built from',
  'shell.about.free': 'Almanac is free software under the MIT licence, and runs on a server of your company.',
  'shell.about.holidayLicence': 'CC BY-SA 3.0',
  'shell.about.holidaySource': 'date-holidays',
  'shell.about.holidays': ({ source, licence }: { source: string; licence: string }) =>
    `The public holidays that it suggests come from the data of ${source}, which rests on Wikipedia, under ${licence}.`,
  'shell.about.licence': 'Licence',
  'shell.about.loading': 'Loading the list of components',
  'shell.about.name': 'Name',
  'shell.about.notLoaded': "Couldn't load the list of components",
  'shell.about.packages': 'Packages',
  'shell.about.packagesOfOthers': ({ count }: { count: number }) =>
    plural('en', count, {
      one: `${count} package of others, with thanks`,
      other: `${count} packages of others, with thanks`,
    }),
  'shell.about.product': ({ version }: { version: string }) => `Almanac ${version}`,
  'shell.about.runs': 'Runs',
  'shell.about.runsInBoth': 'in the browser and on the server',
  'shell.about.runsInBrowser': 'in the browser',
  'shell.about.runsOnServer': 'on the server',
  'shell.about.title': 'About Almanac',
  'shell.about.version': 'Version',
};
