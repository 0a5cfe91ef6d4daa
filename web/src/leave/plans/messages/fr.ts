import { dateText, dayText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'leave.plans.title': 'Régimes de congés',
  'leave.plans.listLabel': 'Régimes de congés',
  'leave.plans.listLoading': 'Chargement des régimes de congés',
  'leave.plans.listNotLoaded': 'Impossible de charger les régimes de congés',
  'leave.plans.notLoaded': 'Impossible de charger le régime de congés',
  'leave.plans.loading': 'Chargement du régime de congés',
  'leave.plans.missing': 'Régime de congés introuvable',
  'leave.plans.missingHint': 'Il a peut-être été supprimé.',
  'leave.plans.all': 'Tous les régimes de congés',
  'leave.plans.none': 'Aucun régime de congés pour l’instant',
  'leave.plans.noneHint': 'Ajoutez le premier à partir d’un modèle de votre pays.',
  'leave.plans.planColumn': 'Régime',
  'leave.plans.yearStartColumn': 'Début de l’année de référence',
  'leave.plans.typesColumn': 'Types',
  'leave.plans.peopleColumn': 'Personnes',
  'leave.plans.startsOnAnniversary': 'À la date anniversaire',
  'leave.plans.startsOn': ({ day }, texts) => `Le ${dayText(day, day, texts.locale)}`,
  'leave.plans.noTypes': 'Aucun pour l’instant',
  'leave.plans.peopleCount': ({ count }) =>
    plural('fr', count, { one: `${count} personne`, other: `${count} personnes` }),
  'leave.plans.peopleFromAnniversary': ({ count }) =>
    plural('fr', count, {
      one: `${count} personne · Les années de référence commencent à la date anniversaire`,
      other: `${count} personnes · Les années de référence commencent à la date anniversaire`,
    }),
  'leave.plans.peopleFromDay': ({ count, day }, texts) => {
    const start = `Les années de référence commencent le ${dayText(day, day, texts.locale)}`;
    return plural('fr', count, {
      one: `${count} personne · ${start}`,
      other: `${count} personnes · ${start}`,
    });
  },
  'leave.plans.nameAndYear': 'Nom et année de référence',
  'leave.plans.actionsFor': ({ name }) => `Actions : ${name}`,
  'leave.plans.copy': 'Copier',
  'leave.plans.delete': 'Supprimer',
  'leave.plans.edit': 'Modifier',
  'leave.plans.nameField': 'Nom',
  'leave.plans.changeFrom': 'Modifier à partir du…',
  'leave.plans.changeFromOf': ({ type }) => `Modifier à partir d’un jour… : ${type}`,
  'leave.plans.deleteTitle': 'Supprimer le régime de congés',
  'leave.plans.deleted': 'Régime de congés supprimé',
  'leave.plans.deleteQuestion': ({ name }) =>
    `Voulez-vous vraiment supprimer le régime de congés « ${name} » avec toutes ses règles ? Cette action est irréversible.`,
  'leave.plans.add': 'Ajouter un régime',
  'leave.plans.addTitle': 'Ajouter un régime de congés',
  'leave.plans.adding': 'Ajout…',
  'leave.plans.added': 'Régime de congés ajouté',
  'leave.plans.notAdded': 'Le régime de congés n’a pas été ajouté',
  'leave.plans.startFrom': 'Partir de',
  'leave.plans.startFromHint': 'Règles courantes d’un pays, toutes modifiables. Vérifiez avec votre juriste.',
  'leave.plans.noTemplate': 'Aucun modèle',
  'leave.plans.typesWithRules': ({ count }) =>
    plural('fr', count, { one: `${count} type avec ses règles`, other: `${count} types avec leurs règles` }),
  'leave.plans.forNewPeople': 'Attribué aux nouveaux arrivants du lieu',
  'leave.plans.forNewPeopleHint': 'Uniquement les prochains arrivants.',
  'leave.plans.noPlace': 'Aucun lieu pour l’instant',
  'leave.plans.typesField': 'Types',
  'leave.plans.typesHint': 'Les types qui n’existent pas encore sont ajoutés.',
  'leave.plans.statutory': ({ note }) => `Légal : ${note}`,
  'leave.plans.common': ({ note }) => `D’usage : ${note}`,
  'leave.plans.copyTitle': ({ name }) => `Copier ${name}`,
  'leave.plans.copying': 'Copie…',
  'leave.plans.copyDone': 'Régime de congés copié',
  'leave.plans.notCopied': 'Le régime de congés n’a pas été copié',
  'leave.plans.copyHint':
    'Si l’année de référence commence un autre jour, seules les règles en vigueur aujourd’hui sont copiées.',
  'leave.plans.isCopyOf': ({ name }) =>
    `Ce régime est une copie de ${name} avec une autre année de référence`,
  'leave.plans.movePeople': ({ date }, texts) => `Affecter les personnes le ${dateText(date, texts.locale)}`,
  'leave.plans.othersHave': ({ count, name }) =>
    plural('fr', count, {
      one: `${count} autre personne relève de ${name}.`,
      other: `${count} autres personnes relèvent de ${name}.`,
    }),
  'leave.plans.anotherMovesYou': 'Un autre administrateur doit vous y affecter.',
  'leave.plans.changeTitle': ({ name }) => `Modifier ${name}`,
  'leave.plans.changed': 'Régime de congés modifié',
  'leave.plans.yearFixedHint':
    'Pour changer l’année de référence, copiez le régime et affectez les personnes à la copie.',
  'leave.plans.yearsStart': 'Début des années de référence',
  'leave.plans.onADay': 'Un jour fixe',
  'leave.plans.day': 'Jour',
  'leave.plans.month': 'Mois',
  'leave.plans.rulesOf': ({ type }) => `Règles : ${type}`,
  'leave.plans.notOfferedYet': 'Non proposé.',
  'leave.plans.fromDay': ({ date }) => `À partir du ${date}`,
  'leave.plans.current': 'En vigueur',
  'leave.plans.upcoming': 'À venir',
  'leave.plans.past': 'Plus en vigueur',
  'leave.plans.editRules': ({ type, from }, texts) =>
    `Modifier ${type} à partir du ${dateText(from, texts.locale)}`,
  'leave.plans.deleteRules': ({ type, from }, texts) =>
    `Supprimer ${type} à partir du ${dateText(from, texts.locale)}`,
  'leave.plans.deleteRulesTitle': ({ type }) => `Supprimer les règles : ${type}`,
  'leave.plans.deleteFirst': ({ date }) =>
    `Supprime les règles à partir du ${date}. Il n’y en a pas d’antérieures : le type ne sera plus proposé à partir de cette date. Cette action est irréversible.`,
  'leave.plans.deleteLater': ({ date }) =>
    `Supprime les règles à partir du ${date}. Les précédentes restent en vigueur. Cette action est irréversible.`,
  'leave.plans.rulesDeleted': 'Règles supprimées',
} satisfies Catalogue<typeof en>;
