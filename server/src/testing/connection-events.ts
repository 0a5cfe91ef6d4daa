import type { AuditedAction } from '@almanac/domain/events/audited-entity';

/** The sentences and jobs of events of connections; they refetch nothing and email no one. */
export const connectionEvents = {
  'channel.created': ['Added the chat channel Potsdam'],
  'channel.changed': ['Changed the chat channel Potsdam'],
  'channel.deleted': ['Deleted the chat channel Berlin'],
  'channel.tested': ['Posted a test to the chat channel Potsdam, which was not accepted'],
  'webhook.created': ['Added the webhook to 01000000-0000-7000-8000-000000000001'],
  'webhook.changed': ['Changed the webhook to 01000000-0000-7000-8000-000000000001'],
  'webhook.deleted': ['Deleted the webhook to 01000000-0000-7000-8000-000000000001'],
  'webhook.rotated': ['Replaced the secret of the webhook to 01000000-0000-7000-8000-000000000001'],
  'webhook.tested': [
    'Sent a test to the webhook to 01000000-0000-7000-8000-000000000001',
    [],
    [],
    ['webhook-deliveries'],
  ],
  'webhook.replayed': [
    'Sent settings.changed to the webhook to 01000000-0000-7000-8000-000000000001 again',
    [],
    [],
    ['webhook-deliveries'],
  ],
  'webhook.failed': [
    'Gave up an event for the webhook to 01000000-0000-7000-8000-000000000001, which did not accept it for days',
    [],
    ['connections.webhook-failed to Sam'],
  ],
  'webhook.switched-off': [
    'Turned off the webhook to 01000000-0000-7000-8000-000000000001, which answered that it is gone',
    [],
    ['connections.webhook-off to Sam'],
  ],
  'channel.prepared': ['Prepared the posts to the chat channel Potsdam', [], [], ['channel-posts']],
} as const satisfies { [Action in AuditedAction]?: readonly unknown[] };
