import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'departments.title': 'Abteilungen',
  'departments.department': 'Abteilung',
  'departments.all': 'Alle Abteilungen',
  'departments.select': 'Abteilung wählen',
  'departments.notLoaded': 'Die Abteilungen konnten nicht geladen werden',
  'departments.loading': 'Die Abteilungen werden geladen',
  'departments.none': 'Noch keine Abteilungen',
  'departments.noneHint': 'Legen Sie die erste an; danach können Sie ihr Personen und Teams zuordnen.',
  'departments.nameColumn': 'Name',
  'departments.usersColumn': 'Personen',
  'departments.teamsColumn': 'Teams',
  'departments.actionsColumn': 'Aktionen',
  'departments.usersOf': ({ name, count }) =>
    plural('de', count, { one: `${count} Person in ${name}`, other: `${count} Personen in ${name}` }),
  'departments.teamsOf': ({ name, count }) =>
    plural('de', count, { one: `${count} Team in ${name}`, other: `${count} Teams in ${name}` }),
  'departments.rename': 'Umbenennen',
  'departments.renameNamed': ({ name }) => `${name} umbenennen`,
  'departments.delete': 'Löschen',
  'departments.deleteNamed': ({ name }) => `${name} löschen`,
  'departments.deleteTitle': 'Abteilung löschen',
  'departments.deleteQuestion': ({ name }) =>
    `Möchten Sie die Abteilung „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  'departments.deleted': 'Abteilung gelöscht',
  'departments.add': 'Abteilung anlegen',
  'departments.adding': 'Wird angelegt …',
  'departments.added': 'Abteilung angelegt',
  'departments.notAdded': 'Die Abteilung wurde nicht angelegt',
  'departments.saveName': 'Namen speichern',
  'departments.saving': 'Wird gespeichert …',
  'departments.renamed': 'Abteilung umbenannt',
  'departments.notRenamed': 'Die Abteilung wurde nicht umbenannt',
} satisfies Catalogue<typeof en>;
