import { text } from './messages/text.ts';

/** Why a delivery got no answer, or was not sent. */
export function faultText(fault: string): string {
  switch (fault) {
    case 'NOT_HTTPS':
    case 'NOT_ALLOWED':
      return text('connections.webhooks.fault.notAllowed');
    case 'NOT_FOUND':
      return text('connections.webhooks.fault.notFound');
    case 'NOT_TRUSTED':
      return text('connections.webhooks.fault.notTrusted');
    case 'TIMEOUT':
      return text('connections.webhooks.fault.timeout');
    case 'CUT_OFF':
      return text('connections.webhooks.fault.cutOff');
    case 'SWITCHED_OFF':
      return text('connections.webhooks.fault.switchedOff');
    case 'SECRET_LOST':
      return text('connections.webhooks.fault.secretLost');
    default:
      return text('connections.webhooks.fault.unreachable');
  }
}
