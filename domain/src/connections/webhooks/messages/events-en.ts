export const en = {
  'connections.events.webhookCreated': ({ host }: { host: string }) => `Added the webhook to ${host}`,
  'connections.events.webhookChanged': ({ host }: { host: string }) => `Changed the webhook to ${host}`,
  'connections.events.webhookDeleted': ({ host }: { host: string }) => `Deleted the webhook to ${host}`,
  'connections.events.webhookRotated': ({ host }: { host: string }) =>
    `Replaced the secret of the webhook to ${host}`,
  'connections.events.webhookTested': ({ host }: { host: string }) => `Sent a test to the webhook to ${host}`,
  'connections.events.webhookFailed': ({ host }: { host: string }) =>
    `Gave up an event for the webhook to ${host}, which did not accept it for days`,
  'connections.events.webhookGone': ({ host }: { host: string }) =>
    `Turned off the webhook to ${host}, which answered that it is gone`,
  'connections.events.webhookFailing': ({ host }: { host: string }) =>
    `Turned off the webhook to ${host} after five days without an accepted event`,
  'connections.events.webhookSecretLost': ({ host }: { host: string }) =>
    `Turned off the webhook to ${host}, as its secret can no longer be read`,
  'connections.events.webhookReplayed': ({ event, host }: { event: string; host: string }) =>
    `Sent ${event} to the webhook to ${host} again`,
};
