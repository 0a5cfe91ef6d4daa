import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'settings.company': 'Unternehmen',
  'settings.companyNameUse': 'Steht in der Seitenleiste, in der Übersicht und in jeder E-Mail.',
  'settings.languageUse':
    'Gilt für E-Mails und die Oberfläche, wenn ein Browser keine der Sprachen von Almanac hat.',
  'settings.weekStartUse':
    'Gilt für Kalender, Datumsfelder, Zeitleisten und Auswertungen nach Wochen. Im Deutschen üblich: Montag.',
  'settings.absences': 'Abwesenheiten',
  'settings.visibility': 'Abwesenheiten sind sichtbar für',
  'settings.visibilityUse':
    'Gilt für „Wer fehlt“, Übersicht, Datumsfelder und Kapazität der Teams. Begründungen bleiben verborgen.',
  'settings.warnAbove': 'Warnen, wenn mehr fehlen als',
  'settings.warnAboveUse':
    'Gilt für neue Anträge, Genehmigungen, Kalender und Auswertungen. Lehnt nie einen Antrag ab.',
  'settings.sickness': 'Krankheit',
  'settings.sicknessReportSwitch': 'Krankheitsbericht',
  'settings.sicknessReportUse':
    'Gilt für: Berichte › Krankheit und E-Mails an die Personalabteilung nach 28 und 42 Tagen. Fragen Sie vorher den Betriebsrat.',
  'settings.bradfordSwitch': 'Bradford-Faktor',
  'settings.bradfordUse': 'Gilt für: den Krankheitsbericht. Erkrankungen im Quadrat mal Arbeitstage.',
  'settings.sicknessVisible': 'Führungskräfte sehen frühere Krankheit',
  'settings.sicknessVisibleUse':
    'Gilt für: Listen, Kalender und Berichte der Führungskräfte. Ältere Krankheit heißt ‚Abwesend‘.',
  'settings.on': 'Ein',
  'settings.off': 'Aus',
  'settings.months': 'Monate',
  'settings.monthsLong': ({ months }, { locale }) => {
    const count = formatNumber(months, locale);
    return plural('de', months, { one: `${count} Monat`, other: `${count} Monate` });
  },
  'settings.approvals': 'Genehmigungen',
  'settings.remindAfter': 'Genehmigende erinnern nach',
  'settings.remindAfterUse':
    'Gilt für E-Mails über offene Anträge. Gezählt werden Arbeitstage der genehmigenden Person.',
  'settings.askNextLevelAfter': 'Nächste Ebene fragen nach',
  'settings.askNextLevelAfterUse':
    'Gilt für dieselben E-Mails, wenn noch niemand entschieden hat: erst die Personal-, dann die Systemadministration.',
  'settings.decisionsByEmailSwitch': 'Aus E-Mails entscheiden',
  'settings.decisionsByEmailUse':
    'Gilt für: E-Mails zu offenen Anträgen. Über ihre Links entscheiden Genehmigende ohne Anmeldung.',
  'settings.days': 'Tagen',
  'settings.workingDays': ({ days }, { locale }) => {
    const count = formatNumber(days, locale);
    return plural('de', days, { one: `${count} Arbeitstag`, other: `${count} Arbeitstage` });
  },
  'settings.save': 'Einstellungen speichern',
  'settings.saving': 'Wird gespeichert …',
  'settings.saved': 'Einstellungen gespeichert',
  'settings.notSaved': 'Die Einstellungen wurden nicht gespeichert',
  'settings.readOnly': 'Nur die Systemadministration kann diese Einstellungen ändern.',
} satisfies Catalogue<typeof en>;
