import { dateText, dayText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'leave.plans.title': 'Urlaubsmodelle',
  'leave.plans.listLabel': 'Urlaubsmodelle',
  'leave.plans.listLoading': 'Die Urlaubsmodelle werden geladen',
  'leave.plans.listNotLoaded': 'Die Urlaubsmodelle konnten nicht geladen werden',
  'leave.plans.notLoaded': 'Das Urlaubsmodell konnte nicht geladen werden',
  'leave.plans.loading': 'Das Urlaubsmodell wird geladen',
  'leave.plans.missing': 'Dieses Urlaubsmodell gibt es nicht',
  'leave.plans.missingHint': 'Vielleicht wurde es gelöscht.',
  'leave.plans.all': 'Alle Urlaubsmodelle',
  'leave.plans.none': 'Noch keine Urlaubsmodelle',
  'leave.plans.noneHint': 'Legen Sie das erste nach einer Vorlage Ihres Landes an.',
  'leave.plans.planColumn': 'Urlaubsmodell',
  'leave.plans.yearStartColumn': 'Beginn des Urlaubsjahres',
  'leave.plans.typesColumn': 'Abwesenheitsarten',
  'leave.plans.peopleColumn': 'Personen',
  'leave.plans.startsOnAnniversary': 'Am Jahrestag des Eintritts',
  'leave.plans.startsOn': ({ day }, texts) => `Am ${dayText(day, day, texts.locale)}`,
  'leave.plans.noTypes': 'Noch keine',
  'leave.plans.peopleCount': ({ count }) =>
    plural('de', count, { one: `${count} Person`, other: `${count} Personen` }),
  'leave.plans.peopleFromAnniversary': ({ count }) =>
    plural('de', count, {
      one: `${count} Person · Urlaubsjahre beginnen am Jahrestag`,
      other: `${count} Personen · Urlaubsjahre beginnen am Jahrestag`,
    }),
  'leave.plans.peopleFromDay': ({ count, day }, texts) => {
    const start = `Urlaubsjahre beginnen am ${dayText(day, day, texts.locale)}`;
    return plural('de', count, { one: `${count} Person · ${start}`, other: `${count} Personen · ${start}` });
  },
  'leave.plans.nameAndYear': 'Name und Urlaubsjahr',
  'leave.plans.actionsFor': ({ name }) => `Aktionen für ${name}`,
  'leave.plans.copy': 'Kopieren',
  'leave.plans.delete': 'Löschen',
  'leave.plans.edit': 'Bearbeiten',
  'leave.plans.nameField': 'Name',
  'leave.plans.changeFrom': 'Ändern ab …',
  'leave.plans.changeFromOf': ({ type }) => `Ändern ab einem Tag: ${type}`,
  'leave.plans.deleteTitle': 'Urlaubsmodell löschen',
  'leave.plans.deleted': 'Urlaubsmodell gelöscht',
  'leave.plans.deleteQuestion': ({ name }) =>
    `Möchten Sie das Urlaubsmodell „${name}“ mit all seinen Regeln wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  'leave.plans.add': 'Urlaubsmodell anlegen',
  'leave.plans.addTitle': 'Urlaubsmodell anlegen',
  'leave.plans.adding': 'Wird angelegt …',
  'leave.plans.added': 'Urlaubsmodell angelegt',
  'leave.plans.notAdded': 'Das Urlaubsmodell wurde nicht angelegt',
  'leave.plans.startFrom': 'Ausgangspunkt',
  'leave.plans.startFromHint':
    'Was in einem Land üblich ist; alles lässt sich ändern. Lassen Sie es rechtlich prüfen.',
  'leave.plans.noTemplate': 'Keine Vorlage',
  'leave.plans.typesWithRules': ({ count }) =>
    plural('de', count, {
      one: `${count} Abwesenheitsart mit ihren Regeln`,
      other: `${count} Abwesenheitsarten mit ihren Regeln`,
    }),
  'leave.plans.forNewPeople': 'Für neue Personen an diesen Standorten',
  'leave.plans.forNewPeopleHint': 'Nur wer ab jetzt eintritt.',
  'leave.plans.noPlace': 'Noch kein Standort',
  'leave.plans.typesField': 'Abwesenheitsarten',
  'leave.plans.typesHint': 'Fehlende Abwesenheitsarten werden angelegt.',
  'leave.plans.statutory': ({ note }) => `Gesetzlich: ${note}`,
  'leave.plans.common': ({ note }) => `Üblich: ${note}`,
  'leave.plans.copyTitle': ({ name }) => `${name} kopieren`,
  'leave.plans.copying': 'Wird kopiert …',
  'leave.plans.copyDone': 'Urlaubsmodell kopiert',
  'leave.plans.notCopied': 'Das Urlaubsmodell wurde nicht kopiert',
  'leave.plans.copyHint':
    'Mit demselben Urlaubsjahr oder dem Jahrestag werden alle Regeln kopiert, mit einem anderen Tag nur die heute gültigen.',
  'leave.plans.isCopyOf': ({ name }) =>
    `Dieses Urlaubsmodell ist eine Kopie von ${name} mit einem anderen Urlaubsjahr`,
  'leave.plans.movePeople': ({ date }, texts) => `Personen am ${dateText(date, texts.locale)} umstellen`,
  'leave.plans.othersHave': ({ count, name }) =>
    plural('de', count, {
      one: `${count} andere Person hat ${name}.`,
      other: `${count} andere Personen haben ${name}.`,
    }),
  'leave.plans.anotherMovesYou': 'Ihr eigenes Modell muss eine andere Person der Administration umstellen.',
  'leave.plans.changeTitle': ({ name }) => `${name} ändern`,
  'leave.plans.changed': 'Urlaubsmodell geändert',
  'leave.plans.yearFixedHint':
    'Um das Urlaubsjahr zu ändern, kopieren Sie das Modell, und ordnen Sie die Personen der Kopie zu.',
  'leave.plans.yearsStart': 'Urlaubsjahre beginnen',
  'leave.plans.onADay': 'An einem festen Tag',
  'leave.plans.day': 'Tag',
  'leave.plans.month': 'Monat',
  'leave.plans.rulesOf': ({ type }) => `Regeln für ${type}`,
  'leave.plans.notOfferedYet': 'Nicht angeboten.',
  'leave.plans.fromDay': ({ date }) => `Ab ${date}`,
  'leave.plans.current': 'Gültig',
  'leave.plans.upcoming': 'Künftig',
  'leave.plans.past': 'Früher',
  'leave.plans.editRules': ({ type, from }, texts) => `${type} ab ${dateText(from, texts.locale)} bearbeiten`,
  'leave.plans.deleteRules': ({ type, from }, texts) => `${type} ab ${dateText(from, texts.locale)} löschen`,
  'leave.plans.deleteRulesTitle': ({ type }) => `Regeln für ${type} löschen`,
  'leave.plans.deleteFirst': ({ date }) =>
    `Gelöscht werden die Regeln ab ${date}. Davor gibt es keine; die Abwesenheitsart wird dann nicht angeboten. Das lässt sich nicht rückgängig machen.`,
  'leave.plans.deleteLater': ({ date }) =>
    `Gelöscht werden die Regeln ab ${date}. Die vorigen bleiben gültig. Das lässt sich nicht rückgängig machen.`,
  'leave.plans.rulesDeleted': 'Regeln gelöscht',
} satisfies Catalogue<typeof en>;
