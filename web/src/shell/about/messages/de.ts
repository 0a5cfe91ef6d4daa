import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'shell.about.allLicences': 'Alle Lizenzen lesen',
  'shell.about.builtFrom': 'Bestandteile',
  'shell.about.free':
    'Almanac ist freie Software unter der MIT-Lizenz und läuft auf einem Server Ihres Unternehmens.',
  'shell.about.holidayLicence': 'CC BY-SA 3.0',
  'shell.about.holidaySource': 'date-holidays',
  'shell.about.holidays': ({ source, licence }) =>
    `Die vorgeschlagenen Feiertage stammen aus den Daten von ${source}, die auf Wikipedia beruhen, unter ${licence}.`,
  'shell.about.licence': 'Lizenz',
  'shell.about.loading': 'Die Liste der Bestandteile wird geladen',
  'shell.about.name': 'Name',
  'shell.about.notLoaded': 'Die Liste der Bestandteile konnte nicht geladen werden',
  'shell.about.packages': 'Pakete',
  'shell.about.packagesOfOthers': ({ count }) =>
    plural('de', count, {
      one: `Mit Dank: ${count} Paket von Dritten`,
      other: `Mit Dank: ${count} Pakete von Dritten`,
    }),
  'shell.about.product': ({ version }) => `Almanac ${version}`,
  'shell.about.runs': 'Läuft',
  'shell.about.runsInBoth': 'im Browser und auf dem Server',
  'shell.about.runsInBrowser': 'im Browser',
  'shell.about.runsOnServer': 'auf dem Server',
  'shell.about.title': 'Über Almanac',
  'shell.about.version': 'Version',
} satisfies Catalogue<typeof en>;
