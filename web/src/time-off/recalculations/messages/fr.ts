import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.recalculations.title': 'Soldes corrigés par la mise à jour',
  'time-off.recalculations.subtitle': 'Ce que cette version calcule autrement, et pourquoi.',
  'time-off.recalculations.filter': 'Filtrer les soldes',
  'time-off.recalculations.state': 'État',
  'time-off.recalculations.allStates': 'Tous',
  'time-off.recalculations.label': 'Soldes corrigés',
  'time-off.recalculations.pagesLabel': 'soldes corrigés',
  'time-off.recalculations.notLoaded': 'Impossible de charger les soldes corrigés',
  'time-off.recalculations.loading': 'Chargement des soldes corrigés',
  'time-off.recalculations.counts': ({ open, kept, accepted }) =>
    `À vérifier : ${open}, conservés : ${kept}, acceptés : ${accepted}`,
  'time-off.recalculations.nothingToReview': 'Rien à vérifier',
  'time-off.recalculations.none': 'Aucun solde corrigé',
  'time-off.recalculations.noneHint': 'Aucune mise à jour n’a corrigé de solde figurant ici.',
  'time-off.recalculations.bannerTitle': ({ count }) =>
    plural('fr', count, {
      one: `La mise à jour a corrigé ${count} solde`,
      other: `La mise à jour a corrigé ${count} soldes`,
    }),
  'time-off.recalculations.bannerHint': 'Acceptez les nouveaux soldes, ou conservez les anciens.',
  'time-off.recalculations.review': 'Vérifier',
  'time-off.recalculations.personColumn': 'Personne',
  'time-off.recalculations.typeColumn': 'Type',
  'time-off.recalculations.balanceColumn': 'Solde',
  'time-off.recalculations.reasonColumn': 'Motif',
  'time-off.recalculations.decisionColumn': 'Décision',
  'time-off.recalculations.days': ({ days }, texts) =>
    plural('fr', days, {
      one: `${formatNumber(days, texts.locale)} jour`,
      other: `${formatNumber(days, texts.locale)} jours`,
    }),
  'time-off.recalculations.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} h`,
  'time-off.recalculations.change': ({ date, before, after }) => `${date} : ${before}, désormais ${after}`,
  'time-off.recalculations.planChange': 'Un changement de régime termine l’année de référence',
  'time-off.recalculations.roundedOnce':
    'Les droits de plusieurs régimes sont additionnés, puis arrondis une seule fois',
  'time-off.recalculations.outsideEmployment': 'Rien ne compte hors période d’emploi',
  'time-off.recalculations.beforeAccount': 'Aucun congé d’avant la création du compte',
  'time-off.recalculations.chargedOtherwise': 'Une demande utilise une autre quantité',
  'time-off.recalculations.otherRule': 'Une autre règle de cette version',
  'time-off.recalculations.open': 'À vérifier',
  'time-off.recalculations.kept': 'Conservé',
  'time-off.recalculations.accepted': 'Accepté',
  'time-off.recalculations.keep': 'Conserver',
  'time-off.recalculations.keepYours': 'Conserver…',
  'time-off.recalculations.keepOf': ({ name, type }) => `Conserver : ${name}, ${type}`,
  'time-off.recalculations.keeping': 'Conservation…',
  'time-off.recalculations.accept': 'Accepter',
  'time-off.recalculations.acceptYours': 'Accepter…',
  'time-off.recalculations.acceptOf': ({ name, type }) => `Accepter : ${name}, ${type}`,
  'time-off.recalculations.accepting': 'Acceptation…',
  'time-off.recalculations.ofPerson': ({ name, type }) => `${name} : ${type}`,
  'time-off.recalculations.notDecided': 'Le solde n’a pas été traité',
  'time-off.recalculations.keepAll': 'Tout conserver',
  'time-off.recalculations.keepAllButton': 'Tout conserver…',
  'time-off.recalculations.keepAllHint': ({ count }) =>
    plural('fr', count, {
      one: `Un ajustement ramène ${count} solde à vérifier à sa valeur d’avant la mise à jour. Un autre administrateur décide du vôtre.`,
      other: `Des ajustements ramènent ${count} soldes à vérifier à leur valeur d’avant la mise à jour. Un autre administrateur décide du vôtre.`,
    }),
  'time-off.recalculations.allKept': 'Anciens soldes conservés',
  'time-off.recalculations.acceptAll': 'Tout accepter',
  'time-off.recalculations.acceptAllButton': 'Tout accepter…',
  'time-off.recalculations.acceptAllHint': ({ count }) =>
    plural('fr', count, {
      one: `${count} solde à vérifier garde sa nouvelle valeur. Un autre administrateur décide du vôtre.`,
      other: `${count} soldes à vérifier gardent leur nouvelle valeur. Un autre administrateur décide du vôtre.`,
    }),
  'time-off.recalculations.saving': 'Enregistrement…',
  'time-off.recalculations.progress': ({ decided, open }) => `${decided} sur ${open}…`,
  'time-off.recalculations.balances': ({ count }) =>
    plural('fr', count, { one: `${count} solde`, other: `${count} soldes` }),
  'time-off.recalculations.notAllDecided': 'Certains soldes n’ont pas été traités',
  'time-off.recalculations.keepYoursTitle': ({ type }) => `Conserver : votre solde (${type})`,
  'time-off.recalculations.acceptYoursTitle': ({ type }) => `Accepter : votre solde (${type})`,
  'time-off.recalculations.ownHint':
    'Un autre administrateur décide de votre propre solde, sauf si vous êtes le seul. Votre motif est journalisé.',
  'time-off.recalculations.nothingDecided': 'Aucune décision n’a été prise',
  'time-off.recalculations.reasonLabel': 'Motif',
} satisfies Catalogue<typeof en>;
