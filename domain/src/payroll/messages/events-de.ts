import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const de = {
  'payroll.events.created': ({ name }) => `Exportprofil ${name} angelegt`,
  'payroll.events.changed': ({ name }) => `Exportprofil ${name} geändert`,
  'payroll.events.deleted': ({ name }) => `Exportprofil ${name} gelöscht`,
  'payroll.events.handedOver': ({ profile, from, to, rows, corrections }, { locale }) => {
    const ofRows = plural('de', rows, { one: `${rows} Zeile`, other: `${rows} Zeilen` });
    const ofCorrections = plural('de', corrections, {
      one: `${corrections} Korrektur`,
      other: `${corrections} Korrekturen`,
    });
    return `${periodText({ startDate: from, endDate: to }, locale)} mit ${profile} an die Lohnabrechnung übergeben: ${ofRows}, ${ofCorrections}`;
  },
  'payroll.events.replaced': ({ profile, from, to }, { locale }) =>
    `Übergabe von ${periodText({ startDate: from, endDate: to }, locale)} mit ${profile} ersetzt`,
  'payroll.events.exported': ({ profile, from, to }, { locale }) =>
    `Lohndatei für ${periodText({ startDate: from, endDate: to }, locale)} mit ${profile} heruntergeladen`,
} satisfies Catalogue<typeof en>;
