import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'http.unexpected': 'Se ha producido un error inesperado',
  'http.keyReused': 'Este Idempotency-Key se usó para la misma llamada con otros datos',
  'http.keyCharacters': 'Idempotency-Key debe tener de 1 a 255 caracteres ASCII visibles',
  'http.busy': 'Almanac está ocupado en este momento. Inténtelo de nuevo dentro de poco.',
  'http.tooMany': ({ what, minutes }, texts) =>
    `${texts.text(what)} ${plural('es', minutes, { one: 'Espere un minuto.', other: `Espere ${minutes} minutos.` })}`,
  'http.notFound': 'No encontrado',
  'http.page': 'Página',
  'http.tooLarge': 'La petición es demasiado grande',
  'http.mustBeJson': 'La petición debe ser JSON',
  'http.unreadable': 'No se ha podido leer la petición',
  'http.tooSlow': 'La petición ha tardado demasiado',
  'http.headersTooLarge': 'Las cabeceras son demasiado grandes',
  'http.badAddress': 'La dirección no es válida',
  'http.badJson': 'El cuerpo no es JSON válido',
  'http.wrongLength': 'El cuerpo no tiene la longitud anunciada',
  'http.bodyMustBeObject': 'El cuerpo debe ser un objeto',
  'http.invalidInput': 'Los datos no son válidos',
  'http.unknownField': ({ field }) => `No existe el campo «${field}»`,
  'http.foreignPage': 'Esta página no puede cambiar nada aquí',
  'http.needsScripts': 'Almanac necesita JavaScript. Actívelo para este sitio y vuelva a cargar la página.',
  'http.signIn': 'Inicie sesión',
  'http.tooManyCalls': 'Demasiadas llamadas a la vez. Espere un momento.',
  'http.tooManyStreams': 'Demasiadas pestañas abiertas.',
  'http.oneHost': 'Datos no válidos: la petición debe indicar un único host',
  'http.expectation': 'No se puede cumplir la expectativa de la petición',
} satisfies Catalogue<typeof en>;
