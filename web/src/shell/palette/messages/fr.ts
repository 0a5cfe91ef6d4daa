import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'shell.palette.about': 'À propos d’Almanac',
  'shell.palette.aboutWords': 'version licence',
  'shell.palette.awayWords': 'absences collègues congés vacances',
  'shell.palette.balance': 'Mon solde',
  'shell.palette.balanceWords': 'jours restants congés compteur',
  'shell.palette.dashboardWords': 'accueil début',
  'shell.palette.help': 'Aide',
  'shell.palette.helpWords': 'manuel documentation comment mode d’emploi',
  'shell.palette.myPeople': 'Mes collaborateurs',
  'shell.palette.myPeopleWords': 'soldes des autres équipe',
  'shell.palette.peopleWords': 'collègues trouver annuaire',
  'shell.palette.profile': 'Profil',
  'shell.palette.profileWords': 'paramètres thème sessions e-mails raccourcis langue',
} satisfies Catalogue<typeof en>;
