import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'teams.directory.team': 'Équipe',
  'teams.directory.name': 'Nom de l’équipe',
  'teams.directory.description': 'Description',
  'teams.directory.department': 'Service',
  'teams.directory.lead': 'Responsable d’équipe',
  'teams.directory.departmentMissing': 'Le service est obligatoire',
  'teams.directory.departmentUnknown': 'Ce service n’existe pas',
  'teams.directory.teamsMissing': 'Veuillez indiquer les équipes',
  'teams.directory.tooFewTeams': 'Veuillez indiquer au moins une des équipes',
  'teams.directory.tooManyTeams': 'Au plus 100 équipes à la fois',
  'teams.directory.notAdministrator': 'Seuls les administrateurs peuvent modifier les équipes',
  'teams.directory.noExport': 'Vous n’êtes pas autorisé à exporter les affectations des autres',
  'teams.directory.nameTaken': ({ name }) => `Ce service a déjà une équipe nommée « ${name} »`,
  'teams.directory.inactiveLead': 'Le responsable d’équipe doit être un utilisateur actif',
  'teams.directory.inactiveMember': 'Un nouveau membre doit être un utilisateur actif',
} satisfies Catalogue<typeof en>;
