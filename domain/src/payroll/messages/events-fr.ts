import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const fr = {
  'payroll.events.created': ({ name }) => `Profil de paie ${name} ajouté`,
  'payroll.events.changed': ({ name }) => `Profil de paie ${name} modifié`,
  'payroll.events.deleted': ({ name }) => `Profil de paie ${name} supprimé`,
  'payroll.events.handedOver': ({ profile, from, to, rows, corrections }, { locale }) => {
    const ofRows = plural('fr', rows, { one: `${rows} ligne`, other: `${rows} lignes` });
    const ofCorrections = plural('fr', corrections, {
      one: `${corrections} correction`,
      other: `${corrections} corrections`,
    });
    return `Transmission à la paie avec ${profile}, ${periodText({ startDate: from, endDate: to }, locale)} : ${ofRows}, ${ofCorrections}`;
  },
  'payroll.events.replaced': ({ profile, from, to }, { locale }) =>
    `Transmission à la paie remplacée avec ${profile}, ${periodText({ startDate: from, endDate: to }, locale)}`,
  'payroll.events.exported': ({ profile, from, to }, { locale }) =>
    `Fichier de paie téléchargé avec ${profile}, ${periodText({ startDate: from, endDate: to }, locale)}`,
} satisfies Catalogue<typeof en>;
