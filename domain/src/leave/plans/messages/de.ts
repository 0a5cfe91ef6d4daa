import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'leave.plans.plan': 'Urlaubsmodell',
  'leave.plans.policy': 'Regelung',
  'leave.plans.place': 'Standort',
  'leave.plans.name': 'Name',
  'leave.plans.type': 'Abwesenheitsart',
  'leave.plans.types': 'Abwesenheitsarten',
  'leave.plans.from': 'Ab',
  'leave.plans.template': 'Vorlage',
  'leave.plans.policies': 'Regelungen',
  'leave.plans.people': 'Personen',
  'leave.plans.amount': 'Umfang',
  'leave.plans.on': 'Am',
  'leave.plans.expiresOn': 'Verfällt am',
  'leave.plans.reason': 'Begründung',
  'leave.plans.through': 'Bis',
  'leave.plans.grants': 'Ansprüche',
  'leave.plans.steps': 'Stufen',
  'leave.plans.every': 'Rhythmus',
  'leave.plans.at': 'Zeitpunkt',
  'leave.plans.payDay': 'Der Zahltag',
  'leave.plans.proration': 'Anteilige Berechnung',
  'leave.plans.minimum': 'Mindestanspruch',
  'leave.plans.waitingMonths': 'Wartezeit',
  'leave.plans.reducedByAbsence': 'Kürzung wegen Abwesenheit',
  'leave.plans.rounding': 'Rundung',
  'leave.plans.fullWeek': 'Volle Woche',
  'leave.plans.cap': 'Obergrenze',
  'leave.plans.overdraft': 'Überziehung',
  'leave.plans.carriesDebt': 'Übertrag von Überziehungen',
  'leave.plans.chargesHolidays': 'Anrechnung von Feiertagen',
  'leave.plans.usableAfterMonths': 'Wartezeit in Monaten',
  'leave.plans.notice': 'Vorlaufzeit',
  'leave.plans.longestRequest': 'Längster Antrag',
  'leave.plans.needsWarning': 'Verfällt nur nach einem Hinweis',
  'leave.plans.employmentMonths': 'Beschäftigungsmonate',
  'leave.plans.perYear': 'Umfang pro Jahr',
  'leave.plans.carryOver': 'Übertrag',
  'leave.plans.carryMonths': 'Monate des Übertrags',
  'leave.plans.employmentStart': 'Beschäftigungsbeginn',

  'leave.plans.yearStartWritten': 'Der Beginn des Urlaubsjahres muss ein Tag sein, geschrieben MM-TT',
  'leave.plans.yearStartNoDay': 'Das Urlaubsjahr muss an einem Tag beginnen, den jedes Jahr hat',
  'leave.plans.rulesNoPolicy': 'Die Regeln müssen eine Regelung sein, oder null',
  'leave.plans.rulesMissing': 'Bitte geben Sie die Regeln an',
  'leave.plans.noType': 'Wählen Sie mindestens eine Abwesenheitsart',
  'leave.plans.unknownType': 'Diese Abwesenheitsart gibt es nicht',
  'leave.plans.unknownTemplate': 'Diese Vorlage gibt es nicht',
  'leave.plans.typeNotInTemplate': ({ country, type }, texts) =>
    `Die Vorlage für ${texts.text(country)} enthält keine Abwesenheitsart ${type}`,
  'leave.plans.peopleMissing': 'Bitte geben Sie Personen an',
  'leave.plans.termsForWhom': 'Eine Zuordnung gilt für Personen, für eine Abteilung oder für einen Standort',
  'leave.plans.termsEmpty': 'Bitte geben Sie ein Urlaubsmodell, ein Arbeitszeitmodell oder einen Standort an',
  'leave.plans.amountZero': 'Der Umfang darf nicht 0 sein',
  'leave.plans.expiresTooEarly': 'Der Verfall darf nicht vor dem Tag der Korrektur liegen',
  'leave.plans.expiresDeduction': 'Verfallen kann nur, was gutgeschrieben wird',
  'leave.plans.mostGrants': ({ most }) => `Höchstens ${most} Ansprüche sind möglich`,
  'leave.plans.mostSteps': ({ most }) => `Höchstens ${most} Stufen sind möglich`,
  'leave.plans.mostVersions': ({ most }) =>
    `Eine Abwesenheitsart kann in einem Urlaubsmodell höchstens ${most} Fassungen haben`,
  'leave.plans.payDayMissing': 'Für den Aufbau alle zwei Wochen ist ein Zahltag nötig, ab dem gezählt wird',
  'leave.plans.monthsNeedYear':
    'Beschäftigungsmonate gibt es nur bei Ansprüchen, die für das ganze Jahr auf einmal entstehen',
  'leave.plans.stepMissing': 'Zu einem Anspruch gehört ein Umfang pro Jahr',
  'leave.plans.firstStep': 'Die erste Stufe muss nach 0 Monaten beginnen',
  'leave.plans.stepOrder': 'Jede Stufe muss später beginnen als die vorige',
  'leave.plans.grantNameTaken': 'Jeder Anspruch braucht einen eigenen Namen',
  'leave.plans.grantNameMissing': 'Von mehreren Ansprüchen kann nur einer ohne Namen sein',

  'leave.plans.nameTaken': ({ name }) => `Es gibt bereits ein Urlaubsmodell mit dem Namen ${name}`,
  'leave.plans.versionTaken': 'Ab einem Tag kann es zu einer Abwesenheitsart nur eine Fassung geben',
  'leave.plans.earningFixed': ({ yearStart }, texts) =>
    `Der Aufbau des Anspruchs kann sich nur zu Beginn eines Urlaubsjahres ändern, am ${dayText(yearStart, yearStart, texts.locale)}`,
  'leave.plans.versionWouldEarn': ({ fault, from }, texts) =>
    `${texts.text(fault)}; die Fassung ab ${dateText(from, texts.locale)} würde ihn sonst anders aufbauen`,
  'leave.plans.laterVersionBuilds': ({ type, from }, texts) =>
    `Die Regeln für ${type} ab ${dateText(from, texts.locale)} bauen darauf auf; ändern oder löschen Sie zuerst diese`,
  'leave.plans.inUse': ({ name }) =>
    `${name} kann nicht gelöscht werden: Personen, Standorte oder Abteilungen haben dieses Urlaubsmodell`,
  'leave.plans.inUseByPeople': ({ name, people }) =>
    plural('de', people, {
      one: `${name} kann nicht gelöscht werden: ${people} Person hat dieses Urlaubsmodell`,
      other: `${name} kann nicht gelöscht werden: ${people} Personen haben dieses Urlaubsmodell`,
    }),
  'leave.plans.yearStartFixed': ({ name }) =>
    `Das Urlaubsjahr von ${name} steht fest, weil Personen dieses Urlaubsmodell haben oder hatten. Kopieren Sie es mit dem anderen Urlaubsjahr, und ordnen Sie die Personen der Kopie zu`,
  'leave.plans.startsMissing': ({ names, others }, texts) => {
    const named = formatList(others > 0 ? [...names, `${others} weitere`] : names, texts.locale);
    return `Urlaubsjahre ab dem Jahrestag brauchen einen Beschäftigungsbeginn von: ${named}`;
  },
  'leave.plans.startNeeded':
    'Das Urlaubsjahr beginnt am Jahrestag; daher muss der Beschäftigungsbeginn angegeben sein',
} satisfies Catalogue<typeof en>;
