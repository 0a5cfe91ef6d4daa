import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'access.administration': 'Administration',
  'access.emailUnverified': 'E-mail non vérifié',
  'access.emailVerified': 'E-mail vérifié',
  'access.employee': 'Collaborateur',
  'access.employeePurpose': 'Demande des absences et voit ses propres données.',
  'access.everyone': 'Tout le monde',
  'access.hrAdmin': 'Administrateur RH',
  'access.hrAdminPurpose': 'Décide pour tous ; gère les personnes, les équipes et les services.',
  'access.manager': 'Responsable',
  'access.managerPurpose': 'Décide des absences de son service et des équipes dont il est responsable.',
  'access.myPeople': 'Mes collaborateurs',
  'access.people': 'Personnes',
  'access.settings': 'Paramètres',
  'access.systemAdmin': 'Administrateur système',
  'access.systemAdminPurpose': 'Peut aussi gérer les autres administrateurs système.',
} satisfies Catalogue<typeof en>;
