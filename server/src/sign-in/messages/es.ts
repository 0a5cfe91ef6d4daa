import { instantText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'sign-in.emailSubject': ({ company }) => `Iniciar sesión en Almanac · ${company}`,
  'sign-in.emailLink': ({ minutes }) =>
    `Este es su enlace de acceso. Funciona una sola vez y caduca a los ${minutes} minutos.`,
  'sign-in.emailButton': 'Iniciar sesión en Almanac',
  'sign-in.emailRequest': ({ at, timeZone, browser, system }, { locale }) => {
    const device =
      browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'un dispositivo desconocido');
    return `Se pidió el ${instantText(at, { locale, timeZone })} (${timeZone}), desde ${device}.`;
  },
  'sign-in.emailNotYou': 'Si no ha sido usted, ignore este correo: sin él, nadie puede iniciar sesión.',
  'sign-in.foreignPage': 'callbackURL debe ser una página de esta aplicación',
  'sign-in.foreignSite': 'Una página de otro sitio no puede usar un enlace de acceso',
  'sign-in.tooManyLinks': 'Se han pedido demasiados enlaces de acceso.',
} satisfies Catalogue<typeof en>;
