import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'connections.invitations.timeOff': 'Ausencia',
  'connections.invitations.addedSubject': ({ what, time }, texts) =>
    `En su calendario: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.changedSubject': ({ what, time }, texts) =>
    `Cambiado en su calendario: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.removedSubject': ({ what, time }, texts) =>
    `Retirado de su calendario: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.added': 'Este correo añade la ausencia a su calendario.',
  'connections.invitations.changed': 'Este correo actualiza la ausencia en su calendario.',
  'connections.invitations.removed': 'Este correo retira la ausencia de su calendario.',
  'connections.invitations.see': 'Ver sus solicitudes',
  'connections.invitations.turnOff':
    'Desactive las invitaciones en su perfil, en «Calendario y notificaciones».',
} satisfies Catalogue<typeof en>;
