import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const fr = {
  'people.accounts.deactivateMany': 'Désactiver des personnes',
  'people.accounts.deactivateManyQuestion': ({ count }) =>
    plural('fr', count, {
      one: `Voulez-vous vraiment désactiver ${count} personne ? Elle sera aussitôt déconnectée partout. Ses données sont conservées.`,
      other: `Voulez-vous vraiment désactiver ${count} personnes ? Elles seront aussitôt déconnectées partout. Leurs données sont conservées.`,
    }),
  'people.accounts.changeRoles': 'Changer de rôle',
  'people.accounts.changeRolesHint': ({ count }) =>
    plural('fr', count, {
      one: `Le rôle de ${count} personne change immédiatement.`,
      other: `Le rôle de ${count} personnes change immédiatement.`,
    }),
  'people.accounts.moveMany': 'Changer de service',
  'people.accounts.moveManyHint': ({ count }) =>
    plural('fr', count, {
      one: `${count} personne appartiendra à ce service.`,
      other: `${count} personnes appartiendront à ce service.`,
    }),
  'people.accounts.move': 'Changer',
  'people.accounts.cancel': 'Annuler',
  'people.accounts.close': 'Fermer',
  'people.accounts.removePhotoQuestion': ({ name }) =>
    `Tout le monde verra de nouveau les initiales à la place de la photo (${name}).`,
  'people.accounts.removingPhoto': 'Suppression…',
  'people.accounts.photoRemoved': 'Photo supprimée',
  'people.accounts.photoNotRemoved': 'La photo n’a pas été supprimée',
  'people.accounts.deactivateTitle': 'Désactiver l’utilisateur',
  'people.accounts.deactivateQuestion': ({ name }) =>
    `Voulez-vous vraiment désactiver ${name} ? Toutes les sessions seront aussitôt fermées et la connexion ne sera plus possible. Les données sont conservées.`,
  'people.accounts.deactivating': 'Désactivation…',
  'people.accounts.userDeactivated': 'Utilisateur désactivé',
  'people.accounts.notDeactivated': 'L’utilisateur n’a pas été désactivé',
  'people.accounts.reactivateTitle': 'Réactiver l’utilisateur',
  'people.accounts.reactivateQuestion': ({ name }) =>
    `Voulez-vous vraiment réactiver ${name} ? La connexion sera de nouveau possible et le compte comptera comme actif.`,
  'people.accounts.newEmploymentStart': 'Premier jour d’un nouveau contrat',
  'people.accounts.newEmploymentHint':
    'Laissez vide pour poursuivre le contrat précédent ; son dernier jour est supprimé.',
  'people.accounts.keepBalance': 'Reprendre le solde restant à la fin du contrat précédent',
  'people.accounts.reactivating': 'Réactivation…',
  'people.accounts.userReactivated': 'Utilisateur réactivé',
  'people.accounts.notReactivated': 'L’utilisateur n’a pas été réactivé',
  'people.accounts.changeRoleTitle': ({ name }) => `Changer le rôle : ${name}`,
  'people.accounts.changeRoleHint': 'Prend effet immédiatement.',
  'people.accounts.roles': 'Rôles',
  'people.accounts.currentRole': ({ role }) => `${role} (actuel)`,
  'people.accounts.roleChanged': 'Rôle modifié',
  'people.accounts.newRole': ({ name, role }) => `${name} : nouveau rôle ${role}`,
  'people.accounts.roleNotChanged': 'Le rôle n’a pas été modifié',
  'people.accounts.dataTitle': ({ name }) => `Données : ${name}`,
  'people.accounts.dataHint':
    'Compte, sessions, demandes, soldes, équipes, e-mails et journal d’audit : tout ce qui est enregistré sur cette personne. L’export est journalisé.',
  'people.accounts.exportJson': 'Exporter en JSON',
  'people.accounts.exportXlsx': 'Exporter en fichier Excel (zip)',
  'people.accounts.exportZip': 'Exporter en fichiers CSV (zip)',
  'people.accounts.eraseTitle': ({ name }) => `Effacer les données : ${name}`,
  'people.accounts.eraseWarning':
    'Cette action est irréversible, et la personne ne pourra pas revenir avec ce compte.',
  'people.accounts.erasing': 'Effacement…',
  'people.accounts.personErased': 'Données de la personne effacées',
  'people.accounts.notErased': 'Les données n’ont pas été effacées',
  'people.accounts.whatGoes': 'Ce qui disparaît',
  'people.accounts.whatGoesList':
    'Ses noms et adresses, les motifs de ses demandes et soldes, les sessions, les liens et ce que le journal d’audit dit d’elle. Les e-mails en attente ou en échec qui mentionnent son adresse sont aussi supprimés, y compris ceux adressés à d’autres.',
  'people.accounts.whatStays': 'Ce qui reste',
  'people.accounts.whatStaysList':
    'Les jours, statuts, soldes et appartenances aux équipes, attribués à une « Personne effacée », pour que tous les totaux restent inchangés.',
  'people.accounts.typeAddress': 'Saisissez l’adresse de la personne pour effacer ses données',
  'people.accounts.otherAddress': 'Ce n’est pas l’adresse de cette personne',
  'people.accounts.inviteHint':
    'Crée un compte. Vous pouvez envoyer les instructions de connexion par e-mail.',
  'people.accounts.sendInvitation': 'Inviter',
  'people.accounts.inviting': 'Invitation…',
  'people.accounts.invited': 'Utilisateur invité',
  'people.accounts.notInvited': 'L’utilisateur n’a pas été invité',
  'people.accounts.emailPlaceholder': ({ domain }) => `nom@${domain}`,
  'people.accounts.emailThem': 'Envoyer les instructions de connexion par e-mail',
  'people.accounts.editTitle': ({ name }) => `Modifier : ${name}`,
  'people.accounts.save': 'Enregistrer les modifications',
  'people.accounts.saving': 'Enregistrement…',
  'people.accounts.saved': 'Utilisateur enregistré',
  'people.accounts.notSaved': 'L’utilisateur n’a pas été enregistré',
  'people.accounts.emailHint': 'Un changement déconnecte la personne ; les deux adresses sont prévenues.',
  'people.accounts.optionalNumber': 'Matricule (facultatif)',
  'people.accounts.optionalCostCentre': 'Centre de coûts (facultatif)',
  'people.accounts.optionalStart': 'Date d’entrée (facultatif)',
  'people.accounts.startHint':
    'En cas d’arrivée en cours d’année de référence, les jours sont attribués au prorata.',
  'people.accounts.optionalLastDay': 'Dernier jour (facultatif)',
  'people.accounts.lastDayHint':
    'Laissez vide si la personne reste. Les absences et les appartenances à des équipes qui ont pris fin ce jour-là ne sont pas rétablies.',
  'people.accounts.reasonHint':
    'Obligatoire pour modifier votre propre adresse ou emploi, ou l’adresse d’un administrateur : vous êtes le seul à pouvoir le faire, et le journal d’audit le mentionne.',
  'people.accounts.totalsLoading': 'Vérification de l’effet sur le solde',
  'people.accounts.totalsNotLoaded': 'Impossible de charger l’effet sur le solde',
  'people.accounts.totalsChange': 'Les totaux de cette année de référence changeraient',
  'people.accounts.totalsOfYear': ({ leaveYear }, { locale }) => periodText(leaveYear, locale),
  'people.accounts.vacationTotal': ({ before, after }, { locale }) =>
    plural('fr', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} jour de congés payés`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} jours de congés payés`,
    }),
  'people.accounts.sickTotal': ({ before, after }, { locale }) =>
    plural('fr', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} jour de maladie`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} jours de maladie`,
    }),
  'people.accounts.setByHand': ({ total }, texts) => `${texts.text(total)} (défini manuellement)`,
  'people.accounts.keptTotals': 'Ce qui reste inchangé',
  'people.accounts.keepSetTotals': 'Conserver ce qui a été défini manuellement, modifier le reste',
  'people.accounts.keepTotals': 'Conserver les totaux tels quels',
  'people.accounts.changeTotals': 'Modifier les totaux',
} satisfies Catalogue<typeof en>;
