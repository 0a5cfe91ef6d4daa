import { webhookFailed, webhookSwitchedOff } from '@almanac/domain/connections/webhooks/events';
import type { ComposeEmail, EmailContext } from '../../platform/mail/compose-notification.ts';
import { webhookMessage } from './messages/message.ts';

/** The emails about webhooks that stopped working, by message. */
export const webhookEmails = {
  'connections.webhook-failed': (event, context) => {
    const { host } = webhookFailed.data.parse(event.data);
    return {
      subject: webhookMessage('connections.webhook.failedSubject', { host }),
      paragraphs: [
        webhookMessage('connections.webhook.failed', { host }),
        webhookMessage('connections.webhook.failedHint'),
      ],
      action: actionOf(event, context),
    };
  },
  'connections.webhook-off': (event, context) => {
    const { host, because } = webhookSwitchedOff.data.parse(event.data);
    const whys = {
      GONE: webhookMessage('connections.webhook.gone', { host }),
      FAILING: webhookMessage('connections.webhook.failing', { host }),
      SECRET_LOST: webhookMessage('connections.webhook.secretLost', { host }),
    };
    return {
      subject: webhookMessage('connections.webhook.offSubject', { host }),
      paragraphs: [whys[because], webhookMessage('connections.webhook.offHint')],
      action: actionOf(event, context),
    };
  },
} satisfies Record<string, ComposeEmail>;

function actionOf({ entityId }: { entityId: string }, { appUrl }: Pick<EmailContext, 'appUrl'>) {
  return {
    label: webhookMessage('connections.webhook.open'),
    url: `${appUrl}/settings/connections/webhooks/${entityId}`,
  };
}
