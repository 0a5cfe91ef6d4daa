import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'mails.title': 'E-mails',
  'mails.subtitle': 'E-mails en attente et en échec. Les e-mails envoyés ne sont pas conservés.',
  'mails.filter': 'Filtrer les e-mails',
  'mails.state': 'État',
  'mails.all': 'Tous les e-mails',
  'mails.waiting': 'En attente',
  'mails.failed': 'En échec',
  'mails.notLoaded': 'Impossible de charger les e-mails',
  'mails.loading': 'Chargement des e-mails',
  'mails.counts': ({ waiting, failed }) => `${waiting} en attente, ${failed} en échec`,
  'mails.pages': 'e-mails',
  'mails.kept':
    'Les e-mails en échec sont supprimés après 30 jours, et 7 jours après qu’un administrateur les a vus ici.',
  'mails.outage': 'Aucun e-mail ne part actuellement',
  'mails.detail': ({ detail }) => `Détails : ${detail}`,
  'mails.waitingSince': ({ since }) =>
    `Des e-mails attendent depuis : ${since}. Rien n’est perdu : Almanac réessaie toutes les 15 secondes et envoie tout dès que possible. Les e-mails sont abandonnés après trois jours et demi, les liens de connexion après 15 minutes.`,
  'mails.checkServer':
    'Vérifiez que le serveur de messagerie fonctionne et que SMTP_URL et MAIL_FROM sont corrects.',
  'mails.noneFailed': 'Aucun e-mail en échec',
  'mails.noneWaiting': 'Aucun e-mail en attente',
  'mails.allSent': 'Tous les e-mails ont été envoyés',
  'mails.inMailbox': ({ mailbox }) =>
    `Aucun serveur de messagerie n’est configuré : les e-mails sont conservés dans la ${mailbox}.`,
  'mails.mailbox': 'messagerie locale',
  'mails.noneHint':
    'Les e-mails que le serveur de messagerie n’accepte pas apparaissent ici, avec la raison.',
  'mails.mail': 'E-mail',
  'mails.since': 'Depuis',
  'mails.tries': 'Tentatives',
  'mails.actions': 'Actions',
  'mails.to': ({ address }) => `À ${address}`,
  'mails.toNamed': ({ name, address }) => `À ${name}, ${address}`,
  'mails.linkNotSentAgain':
    'Les liens de connexion ne sont pas renvoyés ; la personne peut en demander un nouveau.',
  'mails.noTries': 'Aucune',
  'mails.triesSoFar': ({ tries }) =>
    plural('fr', tries, { one: `${tries} tentative`, other: `${tries} tentatives` }),
  'mails.beingSent': 'En cours d’envoi',
  'mails.nextTry': ({ at }) => `Prochaine : ${at}`,
  'mails.onItsWayAgain': 'L’e-mail est de nouveau en cours d’envoi',
  'mails.notSentAgain': 'Impossible de renvoyer l’e-mail',
  'mails.sendAgain': 'Renvoyer',
  'mails.sendAgainTo': ({ name, subject }) => `Renvoyer à ${name} : ${subject}`,
  'mails.sending': 'Envoi…',
  'mails.sendTest': 'Envoyer un e-mail de test',
  'mails.testNotSent': 'L’e-mail de test n’a pas été envoyé',
  'mails.testInMailbox': 'E-mail de test dans la messagerie locale',
  'mails.noMailServer':
    'Aucun serveur de messagerie n’est configuré : l’exploitant définit SMTP_URL et MAIL_FROM.',
  'mails.testAccepted': 'Le serveur de messagerie a accepté l’e-mail de test',
  'mails.checkArrival': ({ address }) => `Vérifiez qu’il arrive à ${address}, et pas dans les indésirables.`,
} satisfies Catalogue<typeof en>;
