import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const es = {
  'payroll.events.created': ({ name }) => `Perfil de nómina ${name} añadido`,
  'payroll.events.changed': ({ name }) => `Perfil de nómina ${name} modificado`,
  'payroll.events.deleted': ({ name }) => `Perfil de nómina ${name} eliminado`,
  'payroll.events.handedOver': ({ profile, from, to, rows, corrections }, { locale }) => {
    const ofRows = plural('es', rows, { one: `${rows} fila`, other: `${rows} filas` });
    const ofCorrections = plural('es', corrections, {
      one: `${corrections} corrección`,
      other: `${corrections} correcciones`,
    });
    return `Entrega a nómina con ${profile}, ${periodText({ startDate: from, endDate: to }, locale)}: ${ofRows}, ${ofCorrections}`;
  },
  'payroll.events.replaced': ({ profile, from, to }, { locale }) =>
    `Entrega a nómina sustituida con ${profile}, ${periodText({ startDate: from, endDate: to }, locale)}`,
  'payroll.events.exported': ({ profile, from, to }, { locale }) =>
    `Archivo de nómina descargado con ${profile}, ${periodText({ startDate: from, endDate: to }, locale)}`,
} satisfies Catalogue<typeof en>;
