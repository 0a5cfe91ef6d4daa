import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'audit.entity.user': 'Utilisateur',
  'audit.entity.department': 'Service',
  'audit.entity.team': 'Équipe',
  'audit.entity.membership': 'Appartenance à une équipe',
  'audit.entity.workSchedule': 'Horaire de travail',
  'audit.entity.place': 'Lieu de travail',
  'audit.entity.leaveType': 'Type d’absence',
  'audit.entity.leavePlan': 'Régime de congés',
  'audit.entity.leaveProvisions': 'Provisions pour congés',
  'audit.entity.leaveClosing': 'Clôture de l’année',
  'audit.entity.timeOffRequest': 'Demande d’absence',
  'audit.entity.sickSpell': 'Arrêt maladie',
  'audit.entity.sicknessReport': 'Rapport sur les maladies',
  'audit.entity.mail': 'E-mail',
  'audit.entity.import': 'Import',
  'audit.entity.auditLog': 'Journal d’audit',
  'audit.entity.export': 'Export',
  'audit.entity.settings': 'Paramètres',
  'audit.entity.webhook': 'Webhook',
  'audit.entity.channel': 'Canal de discussion',
  'audit.entity.digest': 'Récapitulatif',
  'audit.entity.setup': 'Configuration',
  'audit.entity.payrollProfile': 'Profil de paie',
  'audit.entity.payrollRun': 'Transmission à la paie',
  'audit.entity.company': 'Entreprise',
  'audit.label': 'Journal d’audit',
  'audit.when': 'Date',
  'audit.doneBy': 'Effectué par',
  'audit.what': 'Événement',
  'audit.actions': 'Actions',
  'audit.actionsFor': ({ summary }) => `Actions : ${summary}`,
  'audit.showCall': ({ count }, { locale }) => `Afficher les ${formatNumber(count, locale)} ensemble`,
  'audit.related': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} entrée liée`,
      other: `${formatNumber(count, locale)} entrées liées`,
    }),
  'audit.moreEntries': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} autre`,
      other: `${formatNumber(count, locale)} autres`,
    }),
  'audit.approverSaw': 'Ce que le valideur a vu : …',
  'audit.reason': ({ reason }) => `Motif : ${reason}`,
  'audit.deletedAccount': 'Un compte supprimé',
  'audit.affectedPerson': 'Personne concernée',
  'audit.service': 'un service technique',
} satisfies Catalogue<typeof en>;
