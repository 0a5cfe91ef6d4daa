import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

export const en = {
  'departments.title': 'Departments',
  'departments.department': 'Department',
  'departments.all': 'All Departments',
  'departments.select': 'Select a department',
  'departments.notLoaded': "Couldn't load the departments",
  'departments.loading': 'Loading the departments',
  'departments.none': 'No departments yet',
  'departments.noneHint': 'Add the first one; users and teams can then be given to it.',
  'departments.nameColumn': 'Name',
  'departments.usersColumn': 'Users',
  'departments.teamsColumn': 'Teams',
  'departments.actionsColumn': 'Actions',
  'departments.usersOf': ({ name, count }: Named & { count: number }) =>
    plural('en', count, { one: `${count} user of ${name}`, other: `${count} users of ${name}` }),
  'departments.teamsOf': ({ name, count }: Named & { count: number }) =>
    plural('en', count, { one: `${count} team of ${name}`, other: `${count} teams of ${name}` }),
  'departments.rename': 'Rename',
  'departments.renameNamed': ({ name }: Named) => `Rename ${name}`,
  'departments.delete': 'Delete',
  'departments.deleteNamed': ({ name }: Named) => `Delete ${name}`,
  'departments.deleteTitle': 'Delete Department',
  'departments.deleteQuestion': ({ name }: Named) =>
    `Are you sure you want to delete the department "${name}"? This action cannot be undone.`,
  'departments.deleted': 'Department deleted',
  'departments.add': 'Add Department',
  'departments.adding': 'Adding…',
  'departments.added': 'Department added',
  'departments.notAdded': 'The department was not added',
  'departments.saveName': 'Save Name',
  'departments.saving': 'Saving…',
  'departments.renamed': 'Department renamed',
  'departments.notRenamed': 'The department was not renamed',
};
