import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './admin-en.ts';

export const fr = {
  'dashboard.admin.title': 'Tableau de bord d’administration',
  'dashboard.admin.users': 'Gestion des utilisateurs',
  'dashboard.admin.usersPurpose': 'Gérer les utilisateurs, les rôles et les droits',
  'dashboard.admin.import': 'Import',
  'dashboard.admin.importPurpose': 'Ajouter et modifier de nombreuses personnes à partir d’un fichier CSV',
  'dashboard.admin.reports': 'Rapports et analyses',
  'dashboard.admin.reportsPurpose': 'Absences par type, mois et équipe',
  'dashboard.admin.settings': 'Paramètres système',
  'dashboard.admin.settingsPurpose': 'Congés, services, e-mails et journal d’audit',
} satisfies Catalogue<typeof en>;
