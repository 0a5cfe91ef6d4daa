import type { Said, Texts } from '@almanac/domain/language/message';

/** What the invitation is about. */
export interface Invited {
  what: Said;
  time: Said;
}

export const en = {
  'connections.invitations.timeOff': 'Time off',
  'connections.invitations.addedSubject': ({ what, time }: Invited, texts: Texts) =>
    `In your calendar: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.changedSubject': ({ what, time }: Invited, texts: Texts) =>
    `Changed in your calendar: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.removedSubject': ({ what, time }: Invited, texts: Texts) =>
    `Removed from your calendar: ${texts.text(what)}, ${texts.text(time)}`,
  'connections.invitations.added': 'This email adds the absence to your calendar.',
  'connections.invitations.changed': 'This email updates the absence in your calendar.',
  'connections.invitations.removed': 'This email removes the absence from your calendar.',
  'connections.invitations.see': 'See Your Requests',
  'connections.invitations.turnOff': 'Turn invitations off in your profile under Calendar & Notifications.',
};
