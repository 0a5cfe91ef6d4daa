import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './mailed-en.ts';

export const es = {
  'time-off.requests.approversEmailed': ({ mailed }, { locale }) => {
    if (mailed === 0) return 'No se enviará ningún correo.';
    const number = formatNumber(mailed, locale);
    return plural('es', mailed, {
      one: `Se enviará un correo a ${number} responsable de aprobación.`,
      other: `Se enviará un correo a ${number} responsables de aprobación.`,
    });
  },
  'time-off.requests.peopleEmailed': ({ mailed }, { locale }) => {
    if (mailed === 0) return 'No se enviará ningún correo.';
    const number = formatNumber(mailed, locale);
    return plural('es', mailed, {
      one: `Se enviará un correo a ${number} persona.`,
      other: `Se enviará un correo a ${number} personas.`,
    });
  },
  'time-off.requests.personEmailed': ({ name, mailed }) =>
    mailed > 0 ? `Se enviará un correo a ${name}.` : `No se enviará ningún correo a ${name}.`,
  'time-off.requests.theyEmailed': ({ mailed, decided }, { locale }) => {
    if (mailed === 0) return 'No se les enviará ningún correo.';
    if (mailed === decided) return 'Se les enviará un correo.';
    return `Se enviará un correo a ${formatNumber(mailed, locale)} de ${formatNumber(decided, locale)}; las demás personas han elegido no recibirlo.`;
  },
  'time-off.requests.needsNoApproval': ({ notified }) => `No requiere aprobación. ${notified}`,
  'time-off.requests.noOneDecides': 'Nadie más puede decidirla.',
  'time-off.requests.awaits': ({ decides, notified }) => `Pendiente. ${decides}. ${notified}`,
  'time-off.requests.awaitsDecision': ({ notified }) => `Pendiente. ${notified}`,
  'time-off.requests.savedDetail': ({ what, then }) => `${what}. ${then}`,
} satisfies Catalogue<typeof en>;
