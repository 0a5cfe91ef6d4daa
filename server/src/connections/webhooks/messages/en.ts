export const en = {
  'connections.webhook.failedSubject': ({ host }: { host: string }) => `Webhook not reached: ${host}`,
  'connections.webhook.failed': ({ host }: { host: string }) =>
    `The webhook to ${host} did not accept an event for three days, so the event was given up.`,
  'connections.webhook.offSubject': ({ host }: { host: string }) => `Webhook turned off: ${host}`,
  'connections.webhook.gone': ({ host }: { host: string }) =>
    `The webhook to ${host} answered that it is gone, so nothing more is sent to it.`,
  'connections.webhook.failing': ({ host }: { host: string }) =>
    `The webhook to ${host} has accepted nothing for five days, so nothing more is sent to it.`,
  'connections.webhook.secretLost': ({ host }: { host: string }) =>
    `The secret of the webhook to ${host} can no longer be read, as AUTH_SECRET has changed.`,
  'connections.webhook.failedHint':
    'Later events are still sent. After five days without an accepted event, the webhook is turned off.',
  'connections.webhook.offHint':
    'Check the receiver, replace the secret if it is lost, and turn the webhook on again.',
  'connections.webhook.open': 'Open Webhook',
};
