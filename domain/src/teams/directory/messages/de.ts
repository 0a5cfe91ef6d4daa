import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'teams.directory.team': 'Team',
  'teams.directory.name': 'Name des Teams',
  'teams.directory.description': 'Beschreibung',
  'teams.directory.department': 'Abteilung',
  'teams.directory.lead': 'Teamleitung',
  'teams.directory.departmentMissing': 'Bitte wählen Sie eine Abteilung',
  'teams.directory.departmentUnknown': 'Diese Abteilung gibt es nicht',
  'teams.directory.teamsMissing': 'Bitte nennen Sie die Teams',
  'teams.directory.tooFewTeams': 'Bitte nennen Sie mindestens ein Team',
  'teams.directory.tooManyTeams': 'Höchstens 100 Teams auf einmal',
  'teams.directory.notAdministrator': 'Nur die Administration kann Teams ändern',
  'teams.directory.noExport': 'Sie dürfen die Auslastung anderer nicht exportieren',
  'teams.directory.nameTaken': ({ name }) => `In dieser Abteilung gibt es bereits ein Team namens „${name}“`,
  'teams.directory.inactiveLead': 'Die Teamleitung muss ein aktives Konto haben',
  'teams.directory.inactiveMember': 'Ein neues Mitglied muss ein aktives Konto haben',
} satisfies Catalogue<typeof en>;
