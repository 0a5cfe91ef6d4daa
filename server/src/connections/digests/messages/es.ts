import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { type en, list } from './en.ts';

export const es = {
  'connections.digest.dailySubject': ({ day }, texts) => `Quién está ausente: ${dateText(day, texts.locale)}`,
  'connections.digest.weeklySubject': ({ day }, texts) =>
    `Quién está ausente esta semana: ${dateText(day, texts.locale)}`,
  'connections.digest.today': ({ lines }, texts) => list('Ausentes hoy:', lines, texts),
  'connections.digest.later': ({ lines }, texts) => list('Ausentes más tarde esta semana:', lines, texts),
  'connections.digest.further': ({ people }, { locale }) => {
    const count = formatNumber(people, locale);
    return plural('es', people, {
      one: 'Otra persona está ausente esta semana.',
      other: `Otras ${count} personas están ausentes esta semana.`,
    });
  },
  'connections.digest.pending': ({ lines, count }, texts) => {
    const number = formatNumber(count, texts.locale);
    return list(
      plural('es', count, {
        one: 'Una solicitud espera su decisión:',
        other: `${number} solicitudes esperan su decisión:`,
      }),
      lines,
      texts,
    );
  },
  'connections.digest.next': ({ what }, texts) => `Sus próximos días libres: ${texts.text(what)}.`,
  'connections.digest.nextPending': ({ what }, texts) =>
    `Sus próximos días libres, aún pendientes: ${texts.text(what)}.`,
  'connections.digest.away': ({ person, type, time }, texts) =>
    `${person}: ${texts.text(type)}, ${texts.text(time)}`,
  'connections.digest.awayUntil': ({ person, type, time, backOn }, texts) =>
    `${person}: ${texts.text(type)}, ${texts.text(time)}, de vuelta el ${dateText(backOn, texts.locale)}`,
  'connections.digest.review': 'Revisar las solicitudes',
  'connections.digest.seeAway': 'Ver quién está ausente',
  'connections.digest.why':
    'Ha elegido este resumen en su perfil, en Calendario y notificaciones. Puede desactivarlo allí.',
} satisfies Catalogue<typeof en>;
