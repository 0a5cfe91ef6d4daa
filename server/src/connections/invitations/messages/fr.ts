import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'connections.invitations.timeOff': 'Absence',
  'connections.invitations.addedSubject': ({ what, time }, texts) =>
    `Dans votre agenda : ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.changedSubject': ({ what, time }, texts) =>
    `Modifié dans votre agenda : ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.removedSubject': ({ what, time }, texts) =>
    `Retiré de votre agenda : ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.added': 'Cet e-mail ajoute l’absence à votre agenda.',
  'connections.invitations.changed': 'Cet e-mail met à jour l’absence dans votre agenda.',
  'connections.invitations.removed': 'Cet e-mail retire l’absence de votre agenda.',
  'connections.invitations.see': 'Voir vos demandes',
  'connections.invitations.turnOff':
    'Désactivez les invitations dans votre profil, sous « Calendrier et notifications ».',
} satisfies Catalogue<typeof en>;
