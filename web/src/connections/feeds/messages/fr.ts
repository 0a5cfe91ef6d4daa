import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'connections.feeds.title': 'Flux de calendrier',
  'connections.feeds.hint': 'Votre agenda les lit tout seul.',
  'connections.feeds.add': 'Ajouter un flux',
  'connections.feeds.adding': 'Ajout…',
  'connections.feeds.added': 'Flux ajouté',
  'connections.feeds.notAdded': 'Le flux n’a pas été ajouté',
  'connections.feeds.none': 'Aucun flux pour l’instant',
  'connections.feeds.noneHint':
    'Ajoutez-en un pour voir les absences dans Google Agenda, Outlook ou Calendrier d’Apple.',
  'connections.feeds.loading': 'Chargement de vos flux de calendrier',
  'connections.feeds.notLoaded': 'Impossible de charger vos flux de calendrier',
  'connections.feeds.kind': 'Affiche',
  'connections.feeds.kindMine': 'Mes absences',
  'connections.feeds.kindAway': 'Qui est absent',
  'connections.feeds.awayOfLabel': ({ group }) => `Qui est absent : ${group}`,
  'connections.feeds.goneGroup': 'un groupe que vous ne voyez plus',
  'connections.feeds.group': 'Personnes',
  'connections.feeds.everyone': 'Toutes celles que je vois',
  'connections.feeds.department': 'Service',
  'connections.feeds.teamOf': ({ team, department }) => `${team} (${department})`,
  'connections.feeds.lastFetched': ({ when }) => `Dernière lecture : ${when}`,
  'connections.feeds.lastFetchedBy': ({ when, client }) => `Dernière lecture : ${when} par ${client}`,
  'connections.feeds.neverFetched': 'Pas encore lu',
  'connections.feeds.createdOn': ({ when }) => `Ajouté : ${when}`,
  'connections.feeds.end': 'Mettre fin',
  'connections.feeds.endNamed': ({ what }) => `Mettre fin au flux : ${what}`,
  'connections.feeds.endTitle': 'Mettre fin au flux',
  'connections.feeds.endQuestion':
    'Les agendas qui ont ce flux perdront ses événements. Vous pouvez ajouter un autre flux à tout moment.',
  'connections.feeds.ending': 'Fin en cours…',
  'connections.feeds.ended': 'Flux terminé',
  'connections.feeds.keep': 'Garder le flux',
  'connections.feeds.created': 'Ajouter le flux à votre agenda',
  'connections.feeds.addressHint':
    'L’adresse est secrète et affichée seulement maintenant : quiconque la possède peut lire le flux.',
  'connections.feeds.address': 'Adresse',
  'connections.feeds.copy': 'Copier l’adresse',
  'connections.feeds.copied': 'Adresse copiée',
  'connections.feeds.notCopied':
    'Ce navigateur ne copie pas. L’adresse est sélectionnée : appuyez sur Ctrl C.',
  'connections.feeds.open': 'Ouvrir dans l’agenda',
  'connections.feeds.done': 'Terminé',
  'connections.feeds.howTo': 'Comment ajouter un flux',
  'connections.feeds.google': 'Google Agenda',
  'connections.feeds.googleText':
    'Sur un ordinateur, choisissez « Autres agendas », puis « À partir de l’URL », et collez l’adresse. Google actualise toutes les 8 à 24 heures.',
  'connections.feeds.outlookWeb': 'Outlook sur le web',
  'connections.feeds.outlookWebText':
    'Choisissez « Ajouter un calendrier », puis « S’abonner à partir du web », et collez l’adresse. L’actualisation a lieu toutes les 3 à 24 heures.',
  'connections.feeds.outlook': 'Outlook sur un ordinateur',
  'connections.feeds.outlookText':
    'Choisissez « Ajouter un calendrier », puis « À partir d’Internet », et collez l’adresse. L’actualisation a lieu environ toutes les heures.',
  'connections.feeds.apple': 'Calendrier d’Apple',
  'connections.feeds.appleText':
    'Appuyez sur « Ouvrir dans l’agenda », ou choisissez « Nouvel abonnement » et collez l’adresse. Vous choisissez la fréquence d’actualisation.',
  'connections.feeds.reach':
    'Google et Outlook sur le web ne lisent que les flux des serveurs qu’ils peuvent joindre depuis Internet.',
  'connections.feeds.busy':
    'Un flux montre les absences, mais ne bloque pas le temps quand d’autres planifient une réunion. Les invitations, si.',
  'connections.feeds.secret':
    'Quiconque possède l’adresse peut lire le flux. Si elle a été divulguée, mettez fin au flux et ajoutez-en un autre.',
  'connections.feeds.allTitle': 'Flux de calendrier de tous',
  'connections.feeds.allHint': 'Chacun ne montre que ce que la personne peut voir.',
  'connections.feeds.allNotLoaded': 'Impossible de charger les flux',
  'connections.feeds.allLoading': 'Chargement des flux',
  'connections.feeds.owner': 'Personne',
  'connections.feeds.ownTimeOff': 'Ses absences',
  'connections.feeds.lastFetch': 'Dernière lecture',
  'connections.feeds.actions': 'Actions',
  'connections.feeds.endOfPerson': ({ name }) =>
    `Un flux de ${name} prend fin aussitôt. Un autre peut être ajouté.`,
  'connections.feeds.endOfPersonNamed': ({ name }) => `Mettre fin à un flux de ${name}`,
} satisfies Catalogue<typeof en>;
