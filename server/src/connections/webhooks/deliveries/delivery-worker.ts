import { payloadOf, testPayload } from '@almanac/domain/connections/webhooks/payload';
import { testEvent } from '@almanac/domain/connections/webhooks/public-events';
import { hoursUntilOff, secondsToNextAttempt } from '@almanac/domain/connections/webhooks/retry-schedule';
import { readAuditEntry } from '../../../audit/entry-queries.ts';
import { readTypesByCode } from '../../../leave/types/type-queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { JobFault } from '../../../platform/jobs/faults.ts';
import type { JobQueue, Worker } from '../../../platform/jobs/job-queue.ts';
import type { OutgoingAnswer } from '../../../platform/outgoing/outgoing.ts';
import type { ChangeContext } from '../../../platform/use-case/change.ts';
import { signatureOf } from '../records/secret.ts';
import { readWebhook, type StoredWebhook } from '../records/webhook-queries.ts';
import type { WebhookSettings } from '../records/webhook-settings.ts';
import { readDelivery, type StoredDelivery } from './delivery-queries.ts';
import { deliveryJob, deliveryQueue, QueuedDelivery } from './delivery-queue.ts';
import { failDelivery, reserveDelivery, saveAttempt, saveFailure, saveSuccess } from './delivery-store.ts';
import { reportFailure, switchOffWebhook } from './end-webhook.ts';

type System = Pick<ChangeContext, 'database' | 'react'> & { jobs: JobQueue };

interface DeliverySettings extends WebhookSettings {
  database: Reader;
  system(): Promise<System>;
  now(): Date;
}

interface Found {
  delivery: StoredDelivery;
  webhook: StoredWebhook;
  isAsked: boolean;
}

/** Longer than a call may take: an interrupted attempt is made again afterwards. */
const secondsOfAttempt = 20;

/** Sends deliveries to webhooks, and plans the next attempt of those that fail. */
export function deliveryWorker(settings: DeliverySettings): Worker {
  return {
    queue: deliveryQueue,
    // With more, fewer receivers that don't answer would occupy all that is done at a time.
    groupConcurrency: 1,
    // Faults of our own; what the receiver answers has its own schedule.
    retries: { firstSeconds: 5, longestSeconds: 900, reachSeconds: 30 * 86_400 },
    async handle(data, { signal }) {
      const { deliveryId, isAsked = false } = QueuedDelivery.parse(data);
      const found = await readWaiting(settings.database, deliveryId, isAsked);
      if (!found) return;
      const { delivery } = found;
      const { secondsToWait } = await reserveDelivery(settings.database, {
        id: delivery.id,
        seconds: secondsOfAttempt,
      });
      if (secondsToWait > 0) return sendLater(settings, found, secondsToWait);
      const answer = await send(settings, found, signal);
      if (answer) await settle(settings, found, answer);
    },
  };
}

/** The delivery and its webhook; undefined if it doesn't wait, or not any more. */
async function readWaiting(database: Reader, id: string, isAsked: boolean): Promise<Found | undefined> {
  const delivery = await readDelivery(database, id);
  if (delivery?.status !== 'PENDING') return undefined;
  const webhook = await readWebhook(database, delivery.webhookId);
  if (!webhook) return undefined;
  if (webhook.isActive || isAsked) return { delivery, webhook, isAsked };
  await failDelivery(database, id, 'SWITCHED_OFF');
  return undefined;
}

async function sendLater(
  { system }: DeliverySettings,
  { delivery, isAsked }: Found,
  waitSeconds: number,
): Promise<void> {
  const { jobs } = await system();
  await jobs.enqueueAlone(deliveryJob(delivery, { isAsked, waitSeconds }));
}

/** Calls the webhook; undefined if there is no secret to sign with. */
async function send(
  settings: DeliverySettings,
  found: Found,
  signal: AbortSignal,
): Promise<OutgoingAnswer | undefined> {
  const { database, outgoing, now } = settings;
  const { delivery, webhook } = found;
  const secrets = secretsOf(settings, webhook);
  if (!secrets) {
    await failDelivery(database, delivery.id, 'SECRET_LOST');
    await switchOffWebhook(await settings.system(), webhook, 'SECRET_LOST');
    return undefined;
  }
  const body = JSON.stringify(await bodyOf(settings, found));
  const timestamp = Math.floor(now().getTime() / 1000);
  const answer = await outgoing.post(webhook.url, {
    body,
    signal,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': delivery.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf({ id: delivery.id, timestamp, body }, secrets),
    },
  });
  // The next start sends it, once the reservation has ended.
  if (answer.fault === 'STOPPED') throw new JobFault('The delivery was interrupted', answer.fault);
  return answer;
}

/** The secrets that sign: the present one, and for a day the one before. */
function secretsOf(
  { secrets, now }: DeliverySettings,
  { sealedSecret, formerSealedSecret, formerUntil }: StoredWebhook,
): readonly string[] | undefined {
  const secret = secrets.open(sealedSecret);
  if (secret === undefined) return undefined;
  const isFormerValid = formerSealedSecret !== null && formerUntil !== null && formerUntil > now();
  const former = isFormerValid ? secrets.open(formerSealedSecret) : undefined;
  return former === undefined ? [secret] : [secret, former];
}

async function bodyOf({ database }: DeliverySettings, { delivery, webhook }: Found) {
  const { entryId, at, event } = delivery;
  if (event === testEvent || entryId === null) return testPayload(webhook.id, at.toISOString());
  const [entry, types] = await Promise.all([readAuditEntry(database, entryId), readTypesByCode(database)]);
  if (!entry) throw new Error(`The log has no entry ${entryId} of a delivery`);
  return payloadOf(entry, webhook, types);
}

/**
 * What follows from an attempt, and then what became of it: if the process ends in between, the attempt is made again and
 * nothing is lost.
 */
async function settle(settings: DeliverySettings, found: Found, answer: OutgoingAnswer): Promise<void> {
  const { database, now } = settings;
  const { delivery, webhook } = found;
  const { status, fault, milliseconds } = answer;
  const attempt = { id: delivery.id, statusCode: status, error: fault, milliseconds };
  if (status !== undefined && status >= 200 && status < 300) {
    await saveSuccess(database, webhook.id);
    return saveAttempt(database, { ...attempt, status: 'DELIVERED' });
  }
  const isTest = delivery.entryId === null;
  const isGone = status === 410;
  const secondsToWait =
    isTest || isGone
      ? undefined
      : secondsToNextAttempt({ attempts: delivery.attempts + 1, askedSeconds: askedSeconds(answer, now()) });
  const isLast = secondsToWait === undefined;
  if (isGone) await switchOffWebhook(await settings.system(), webhook, 'GONE');
  else if (!isTest) await followFailure(settings, webhook, isLast);
  await saveAttempt(database, { ...attempt, status: isLast ? 'FAILED' : 'PENDING', secondsToWait });
  if (!isLast) await sendLater(settings, found, secondsToWait);
}

/** A test says nothing about what is lost; other failures do. */
async function followFailure(
  { database, system }: DeliverySettings,
  webhook: StoredWebhook,
  isLast: boolean,
): Promise<void> {
  if (await saveFailure(database, webhook.id, hoursUntilOff))
    return switchOffWebhook(await system(), webhook, 'FAILING');
  if (isLast) await reportFailure(await system(), webhook);
}

/** The seconds for which a busy receiver asks by `Retry-After`: a number of them, or a date. */
function askedSeconds(answer: OutgoingAnswer, now: Date): number {
  const isBusy = answer.status === 429 || answer.status === 503;
  if (!isBusy || answer.retryAfter === undefined) return 0;
  if (/^\d+$/.test(answer.retryAfter)) return Number(answer.retryAfter);
  const at = Date.parse(answer.retryAfter);
  return Number.isNaN(at) ? 0 : Math.ceil((at - now.getTime()) / 1000);
}
