import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'en attente', REJECTED: 'refusée', CANCELLED: 'annulée' };

export const fr = {
  'time-off.corrections.reason': 'Motif',
  'time-off.corrections.user': 'Utilisateur',
  'time-off.corrections.statusExpected': 'Le statut doit être PENDING ou APPROVED',
  'time-off.corrections.onlyApprovedShortened': ({ status }) =>
    `Seule une absence approuvée peut être raccourcie ; cette demande est ${statusWords[status]}`,
  'time-off.corrections.onlyApprovedInterrupted': ({ status }) =>
    `Seule une absence approuvée peut être interrompue ; cette demande est ${statusWords[status]}`,
  'time-off.corrections.endBeforeStart':
    'La nouvelle fin ne peut pas précéder le début ; annulez l’absence pour la restituer en entier',
  'time-off.corrections.endNotEarlier': 'La nouvelle fin doit précéder la fin actuelle',
  'time-off.corrections.nothingLeft':
    'Il n’en resterait rien ; annulez l’absence pour la restituer en entier',
  'time-off.corrections.ownBegunDays': 'Un autre administrateur peut restituer des jours déjà commencés',
  'time-off.corrections.onlyFutureDays':
    'Vous pouvez restituer des jours à partir de demain ; adressez-vous aux RH pour les jours précédents',
  'time-off.corrections.daysBackwards': 'Les jours ne peuvent pas se terminer avant de commencer',
  'time-off.corrections.alreadyOfType': ({ type }) => `Ces jours ont déjà le type ${type}`,
  'time-off.corrections.nothingToGiveBack':
    'Il n’y a rien à restituer : ces jours sont non travaillés ou fériés',
  'time-off.corrections.ownDays': 'Un autre administrateur peut retirer ces jours',
  'time-off.corrections.onlyIllness':
    'Vous pouvez déclarer une maladie ; demandez à un valideur d’enregistrer toute autre absence',
  'time-off.corrections.outside':
    'Ces jours doivent être compris dans l’absence ; demandez les autres séparément',
  'time-off.corrections.hoursAsWhole':
    'Les heures d’une seule journée ne peuvent être restituées qu’en totalité',
  'time-off.corrections.wholeDaysOnly': ({ type }) => `${type} : jours entiers uniquement`,
  'time-off.corrections.ownRecording': 'Une autre personne doit enregistrer une absence pour vous',
  'time-off.corrections.balanceSpent': ({ type }) =>
    `Ces jours reviendraient à ${type}, mais ce solde a été utilisé depuis ; modifiez d’abord cette demande`,
  'time-off.corrections.daysFromApproved':
    'Ces jours ont été retirés d’une absence approuvée ; supprimez cette demande pour les y rétablir',
  'time-off.corrections.interruptedSince':
    'Cette absence a été interrompue depuis ; sa décision est maintenue',
} satisfies Catalogue<typeof en>;
