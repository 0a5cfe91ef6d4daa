import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'connections.invitations.timeOff': 'Abwesenheit',
  'connections.invitations.addedSubject': ({ what, time }, texts) =>
    `In Ihrem Kalender: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.changedSubject': ({ what, time }, texts) =>
    `In Ihrem Kalender geändert: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.removedSubject': ({ what, time }, texts) =>
    `Aus Ihrem Kalender entfernt: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.added': 'Diese E-Mail trägt die Abwesenheit in Ihren Kalender ein.',
  'connections.invitations.changed': 'Diese E-Mail aktualisiert die Abwesenheit in Ihrem Kalender.',
  'connections.invitations.removed': 'Diese E-Mail entfernt die Abwesenheit aus Ihrem Kalender.',
  'connections.invitations.see': 'Eigene Anträge ansehen',
  'connections.invitations.turnOff':
    'Einladungen schalten Sie im Profil unter „Kalender und Benachrichtigungen“ aus.',
} satisfies Catalogue<typeof en>;
