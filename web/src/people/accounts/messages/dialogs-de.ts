import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const de = {
  'people.accounts.deactivateMany': 'Personen deaktivieren',
  'people.accounts.deactivateManyQuestion': ({ count }) =>
    plural('de', count, {
      one: `Möchten Sie ${count} Person wirklich deaktivieren? Sie wird überall sofort abgemeldet. Ihre Einträge bleiben erhalten.`,
      other: `Möchten Sie ${count} Personen wirklich deaktivieren? Sie werden überall sofort abgemeldet. Ihre Einträge bleiben erhalten.`,
    }),
  'people.accounts.changeRoles': 'Rollen ändern',
  'people.accounts.changeRolesHint': ({ count }) =>
    plural('de', count, {
      one: `Die Rolle von ${count} Person gilt sofort.`,
      other: `Die Rolle von ${count} Personen gilt sofort.`,
    }),
  'people.accounts.moveMany': 'Abteilung ändern',
  'people.accounts.moveManyHint': ({ count }) =>
    plural('de', count, {
      one: `${count} Person wird dieser Abteilung zugeordnet.`,
      other: `${count} Personen werden dieser Abteilung zugeordnet.`,
    }),
  'people.accounts.move': 'Ändern',
  'people.accounts.cancel': 'Abbrechen',
  'people.accounts.close': 'Schließen',
  'people.accounts.removePhotoQuestion': ({ name }) =>
    `Statt des Fotos sehen alle die Initialen von ${name}.`,
  'people.accounts.removingPhoto': 'Wird entfernt …',
  'people.accounts.photoRemoved': 'Foto entfernt',
  'people.accounts.photoNotRemoved': 'Das Foto wurde nicht entfernt',
  'people.accounts.deactivateTitle': 'Person deaktivieren',
  'people.accounts.deactivateQuestion': ({ name }) =>
    `Möchten Sie ${name} wirklich deaktivieren? Die Person wird überall sofort abgemeldet und kann sich nicht mehr anmelden. Ihre Einträge bleiben erhalten.`,
  'people.accounts.deactivating': 'Wird deaktiviert …',
  'people.accounts.userDeactivated': 'Person deaktiviert',
  'people.accounts.notDeactivated': 'Die Person wurde nicht deaktiviert',
  'people.accounts.reactivateTitle': 'Person reaktivieren',
  'people.accounts.reactivateQuestion': ({ name }) =>
    `Möchten Sie ${name} wirklich reaktivieren? Die Person kann sich wieder anmelden und gilt als aktiv.`,
  'people.accounts.newEmploymentStart': 'Erster Tag eines neuen Arbeitsverhältnisses',
  'people.accounts.newEmploymentHint':
    'Leer lassen, um das bisherige Arbeitsverhältnis fortzusetzen; dessen letzter Arbeitstag wird entfernt.',
  'people.accounts.keepBalance': 'Restsaldo des vorigen Arbeitsverhältnisses übernehmen',
  'people.accounts.reactivating': 'Wird reaktiviert …',
  'people.accounts.userReactivated': 'Person reaktiviert',
  'people.accounts.notReactivated': 'Die Person wurde nicht reaktiviert',
  'people.accounts.changeRoleTitle': ({ name }) => `Rolle von ${name} ändern`,
  'people.accounts.changeRoleHint': 'Gilt sofort.',
  'people.accounts.roles': 'Rollen',
  'people.accounts.currentRole': ({ role }) => `${role} (bisher)`,
  'people.accounts.roleChanged': 'Rolle geändert',
  'people.accounts.newRole': ({ name, role }) => `${name} hat jetzt die Rolle ${role}`,
  'people.accounts.roleNotChanged': 'Die Rolle wurde nicht geändert',
  'people.accounts.dataTitle': ({ name }) => `Daten von ${name}`,
  'people.accounts.dataHint':
    'Konto, Sitzungen, Anträge, Kontostände, Teams, E-Mails und Protokoll: alles, was über diese Person gespeichert ist. Der Export wird protokolliert.',
  'people.accounts.exportJson': 'Als JSON exportieren',
  'people.accounts.exportZip': 'Als CSV-Dateien exportieren (ZIP)',
  'people.accounts.eraseTitle': ({ name }) => `Daten von ${name} löschen`,
  'people.accounts.eraseWarning':
    'Das lässt sich nicht rückgängig machen, und die Person kann mit diesem Konto nicht zurückkehren.',
  'people.accounts.erasing': 'Wird gelöscht …',
  'people.accounts.personErased': 'Daten der Person gelöscht',
  'people.accounts.notErased': 'Die Daten der Person wurden nicht gelöscht',
  'people.accounts.whatGoes': 'Was gelöscht wird',
  'people.accounts.whatGoesList':
    'Namen und Adressen, Begründungen zu Anträgen und Korrekturen, Sitzungen, Links und was das Protokoll über die Person sagt. Auch wartende und fehlgeschlagene E-Mails, die ihre Adresse nennen, selbst an andere.',
  'people.accounts.whatStays': 'Was bleibt',
  'people.accounts.whatStaysList':
    'Tage, Status, Kontostände und Mitgliedschaften, als die einer „gelöschten Person“; so bleiben alle Zahlen und Summen, wie sie sind.',
  'people.accounts.typeAddress': 'Zum Löschen die Adresse eingeben',
  'people.accounts.otherAddress': 'Das ist nicht die Adresse dieser Person',
  'people.accounts.inviteHint': 'Legt ein Konto an. Die Anleitung zur Anmeldung kann per E-Mail folgen.',
  'people.accounts.sendInvitation': 'Einladen',
  'people.accounts.inviting': 'Wird eingeladen …',
  'people.accounts.invited': 'Person eingeladen',
  'people.accounts.notInvited': 'Die Person wurde nicht eingeladen',
  'people.accounts.emailPlaceholder': ({ domain }) => `name@${domain}`,
  'people.accounts.emailThem': 'Anleitung zur Anmeldung per E-Mail senden',
  'people.accounts.editTitle': ({ name }) => `${name} bearbeiten`,
  'people.accounts.save': 'Änderungen speichern',
  'people.accounts.saving': 'Wird gespeichert …',
  'people.accounts.saved': 'Person gespeichert',
  'people.accounts.notSaved': 'Die Person wurde nicht gespeichert',
  'people.accounts.emailHint': 'Eine Änderung meldet die Person ab; beide Adressen werden benachrichtigt.',
  'people.accounts.optionalNumber': 'Personalnummer (optional)',
  'people.accounts.optionalCostCentre': 'Kostenstelle (optional)',
  'people.accounts.optionalStart': 'Beschäftigungsbeginn (optional)',
  'people.accounts.startHint':
    'Wer während eines Urlaubsjahres beginnt, erhält einen Teil des Jahresanspruchs.',
  'people.accounts.optionalLastDay': 'Letzter Arbeitstag (optional)',
  'people.accounts.lastDayHint':
    'Leer lassen, wenn die Person bleibt. Damit beendete Abwesenheiten und Mitgliedschaften kommen nicht zurück.',
  'people.accounts.reasonHint':
    'Nötig, um die eigene Adresse oder Beschäftigung oder die Adresse einer Person der Administration zu ändern: Sie sind die einzige Person der Administration, und die Änderung wird protokolliert.',
  'people.accounts.totalsLoading': 'Die Auswirkung auf das Urlaubskonto wird geprüft',
  'people.accounts.totalsNotLoaded': 'Die Auswirkung auf das Urlaubskonto konnte nicht geladen werden',
  'people.accounts.totalsChange': 'Die Ansprüche dieses Urlaubsjahres würden sich ändern',
  'people.accounts.totalsOfYear': ({ leaveYear }, { locale }) => periodText(leaveYear, locale),
  'people.accounts.vacationTotal': ({ before, after }, { locale }) =>
    plural('de', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} Urlaubstag`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} Urlaubstage`,
    }),
  'people.accounts.sickTotal': ({ before, after }, { locale }) =>
    plural('de', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} Krankheitstag`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} Krankheitstage`,
    }),
  'people.accounts.setByHand': ({ total }, texts) => `${texts.text(total)} (von Hand gesetzt)`,
  'people.accounts.keptTotals': 'Was gleich bleibt',
  'people.accounts.keepSetTotals': 'Von Hand gesetzte Ansprüche behalten, übrige ändern',
  'people.accounts.keepTotals': 'Ansprüche beibehalten',
  'people.accounts.changeTotals': 'Ansprüche ändern',
  'people.accounts.exportXlsx': 'Als Excel-Datei exportieren (ZIP)',
} satisfies Catalogue<typeof en>;
