import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function moved({ amount, isMost, type }: Moved): string {
  const most = isMost ? `jusqu’à ${amount}` : amount;
  return type === undefined ? most : `${most} (${type})`;
}

interface Moved extends Count {
  amount: string;
  isMost: boolean;
  type?: string;
}

interface Count {
  count: number;
}

export const fr = {
  'work-time.rule-changes.loadingPreview': 'Chargement de l’aperçu',
  'work-time.rule-changes.quietToday': 'Aucun solde ne change aujourd’hui.',
  'work-time.rule-changes.quietOn': ({ day }) => `Aucun solde ne change le ${day}.`,
  'work-time.rule-changes.availableToday': 'Disponible aujourd’hui, avant et après.',
  'work-time.rule-changes.availableOn': ({ day }) => `Disponible le ${day}, avant et après.`,
  'work-time.rule-changes.people': ({ count }, { locale }) =>
    plural('fr', count, {
      one: `${formatNumber(count, locale)} personne`,
      other: `${formatNumber(count, locale)} personnes`,
    }),
  'work-time.rule-changes.gain': (given) =>
    plural('fr', given.count, {
      one: `${given.count} gagne ${moved(given)}`,
      other: `${given.count} gagnent ${moved(given)}`,
    }),
  'work-time.rule-changes.lose': (given) =>
    plural('fr', given.count, {
      one: `${given.count} perd ${moved(given)}`,
      other: `${given.count} perdent ${moved(given)}`,
    }),
  'work-time.rule-changes.getUnlimited': ({ count }) =>
    plural('fr', count, {
      one: `${count} obtient des congés illimités`,
      other: `${count} obtiennent des congés illimités`,
    }),
  'work-time.rule-changes.loseUnlimited': ({ count }) =>
    plural('fr', count, {
      one: `${count} perd les congés illimités`,
      other: `${count} perdent les congés illimités`,
    }),
  'work-time.rule-changes.becomeOverdrawn': ({ count }) =>
    plural('fr', count, { one: `${count} passe à découvert`, other: `${count} passent à découvert` }),
  'work-time.rule-changes.requestsRecounted': ({ count }) =>
    plural('fr', count, { one: `${count} demande recalculée`, other: `${count} demandes recalculées` }),
  'work-time.rule-changes.days': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `${formatNumber(days, locale)} jour`,
      other: `${formatNumber(days, locale)} jours`,
    }),
  'work-time.rule-changes.hours': ({ clock }) => `${clock} heures`,
  'work-time.rule-changes.noLimit': 'sans limite',
  'work-time.rule-changes.peopleAffected': 'Personnes concernées',
  'work-time.rule-changes.person': 'Personne',
  'work-time.rule-changes.type': 'Type',
  'work-time.rule-changes.types': 'Types',
  'work-time.rule-changes.before': 'Avant',
  'work-time.rule-changes.after': 'Après',
  'work-time.rule-changes.typeBefore': ({ type }) => `${type} avant`,
  'work-time.rule-changes.typeAfter': ({ type }) => `${type} après`,
  'work-time.rule-changes.difference': 'Différence',
  'work-time.rule-changes.compare': 'Comparer',
  'work-time.rule-changes.compareOf': ({ name }) => `Comparer les soldes : ${name}`,
  'work-time.rule-changes.overdrawn': 'À découvert',
  'work-time.rule-changes.recounted': ({ count }) =>
    plural('fr', count, { one: `${count} recalculée`, other: `${count} recalculées` }),
  'work-time.rule-changes.unchanged': 'inchangé',
  'work-time.rule-changes.balancesOf': ({ name }) => `Soldes : ${name}`,
  'work-time.rule-changes.back': 'Retour à l’aperçu',
  'work-time.rule-changes.effectChanged': 'L’effet a changé',
  'work-time.rule-changes.effectChangedHint':
    'Autre chose a changé entre-temps, rien n’a donc été appliqué. Voici l’effet actuel.',
  'work-time.rule-changes.notRemoved': 'Rien n’a été supprimé',
  'work-time.rule-changes.notApplied': 'Le changement n’a pas été appliqué',
  'work-time.rule-changes.applying': 'Application…',
  'work-time.rule-changes.deleting': 'Suppression…',
  'work-time.rule-changes.takingBack': 'Annulation…',
  'work-time.rule-changes.delete': 'Supprimer',
  'work-time.rule-changes.takeBack': 'Annuler l’action',
  'work-time.rule-changes.deleteFor': ({ count }) =>
    plural('fr', count, {
      one: `Supprimer pour ${count} personne`,
      other: `Supprimer pour ${count} personnes`,
    }),
  'work-time.rule-changes.takeBackFor': ({ count }) =>
    plural('fr', count, {
      one: `Annuler l’action pour ${count} personne`,
      other: `Annuler l’action pour ${count} personnes`,
    }),
  'work-time.rule-changes.applyTo': ({ count }) =>
    plural('fr', count, { one: `Appliquer à ${count} personne`, other: `Appliquer à ${count} personnes` }),
  'work-time.rule-changes.reading': 'Lecture des données',
  'work-time.rule-changes.comparing': 'Comparaison des soldes',
  'work-time.rule-changes.writing': 'Écriture du changement',
  'work-time.rule-changes.storing': 'Enregistrement avec le journal et les e-mails',
  'work-time.rule-changes.progress': ({ step, done, total }, { locale }) =>
    `${step} : ${formatNumber(done, locale)} sur ${formatNumber(total, locale)} personnes`,
  'work-time.rule-changes.noComparison': 'Impossible de charger la comparaison',
  'work-time.rule-changes.loadingBalances': 'Chargement des soldes',
  'work-time.rule-changes.sameBalances': 'Les soldes de cette personne ne changent pas.',
  'work-time.rule-changes.granted': 'Accordé',
  'work-time.rule-changes.adjusted': 'Ajusté',
  'work-time.rule-changes.paidOut': 'Indemnisé',
  'work-time.rule-changes.taken': 'Pris',
  'work-time.rule-changes.refund': 'Recrédit',
  'work-time.rule-changes.holiday': 'Jour férié',
  'work-time.rule-changes.expired': 'Expiré',
  'work-time.rule-changes.forgiven': 'Non reporté',
  'work-time.rule-changes.settled': 'Contrat précédent',
  'work-time.rule-changes.opening': 'Solde d’ouverture',
  'work-time.rule-changes.closing': 'Solde de clôture',
  'work-time.rule-changes.differs': '(diffère)',
  'work-time.rule-changes.balance': 'solde',
} satisfies Catalogue<typeof en>;
