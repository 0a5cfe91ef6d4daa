import { plural } from '../../../language/plural.ts';

export const en = {
  'connections.emailDecisions.tokenExpected': 'This link is incomplete. Open it again from the email.',
  'connections.emailDecisions.reason': 'Reason',
  'connections.emailDecisions.link': 'Link',
  'connections.emailDecisions.switchedOff':
    'Your company no longer allows decisions from emails. Sign in to decide.',
  'connections.emailDecisions.notActive': 'The account that this link was sent to is deactivated.',
  'connections.emailDecisions.expired': ({ hours }: { hours: number }) =>
    plural('en', hours, {
      one: `This link has expired: it works for ${hours} hour. Sign in to decide.`,
      other: `This link has expired: it works for ${hours} hours. Sign in to decide.`,
    }),
  'connections.emailDecisions.used': 'You have already decided this request with this link.',
  'connections.emailDecisions.deleted': 'This request was deleted.',
  'connections.emailDecisions.notDecider': 'You no longer decide this request.',
  'connections.emailDecisions.cancelled': 'This request was cancelled.',
  'connections.emailDecisions.decided': 'This request has already been decided.',
  'connections.emailDecisions.changed':
    'This request has changed since the email was sent. Sign in to see it as it is now.',
  'connections.emailDecisions.nothingToUndo': 'This link has decided nothing that could be undone.',
  'connections.emailDecisions.forOther': ({ name }: { name: string }) =>
    `This link is for ${name}. Sign out first, or open it in another browser.`,
  'connections.emailDecisions.tooMany': 'Too many unknown links.',
};
