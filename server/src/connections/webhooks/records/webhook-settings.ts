import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import type { SecretBox } from '../../../platform/outgoing/secret-box.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';

/** Settings of webhooks. */
export interface WebhookSettings {
  outgoing: Outgoing;
  secrets: SecretBox;
}

export type WebhookContext = UseCaseContext & WebhookSettings;
