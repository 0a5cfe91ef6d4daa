import * as channels from '@almanac/domain/connections/channels/endpoints';
import * as emailDecisions from '@almanac/domain/connections/email-decisions/endpoints';
import * as feeds from '@almanac/domain/connections/feeds/endpoints';
import * as webhooks from '@almanac/domain/connections/webhooks/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { changeChannel } from './channels/change-channel.ts';
import { createChannel } from './channels/create-channel.ts';
import { deleteChannel } from './channels/delete-channel.ts';
import { listChannels } from './channels/list-channels.ts';
import type { ChannelSettings } from './channels/records/channel-settings.ts';
import { testChannel } from './channels/test-channel.ts';
import { decideByLink } from './email-decisions/decide-by-link.ts';
import type { EmailDecisionSettings } from './email-decisions/decision-settings.ts';
import { lookAtLink } from './email-decisions/look-at-link.ts';
import { undoDecisionByLink } from './email-decisions/undo-by-link.ts';
import type { FeedSettings } from './feeds/feed-settings.ts';
import { createFeed, endAnyFeed, endFeed, listAllFeeds, listFeeds } from './feeds/manage-feeds.ts';
import { readFeed } from './feeds/read-feed.ts';
import { changeWebhook } from './webhooks/change-webhook.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { listDeliveries } from './webhooks/list-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import type { WebhookSettings } from './webhooks/records/webhook-settings.ts';
import { replayDelivery } from './webhooks/replay-delivery.ts';
import { rotateWebhook } from './webhooks/rotate-webhook.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

/** The settings of each room. */
export interface ConnectionSettings {
  feeds: FeedSettings;
  emailDecisions: EmailDecisionSettings;
  channels: ChannelSettings;
  webhooks: WebhookSettings;
}

/** Registers the routes of what leaves the product. */
export function registerConnections(api: Api, settings: ConnectionSettings): void {
  registerFeeds(api, settings.feeds);
  registerEmailDecisions(api, settings.emailDecisions);
  registerChannels(api, settings.channels);
  registerWebhooks(api, settings.webhooks);
}

function registerFeeds(api: Api, settings: FeedSettings): void {
  const bind = bindWith(api, settings);
  bind(feeds.listFeeds, listFeeds);
  bind(feeds.createFeed, createFeed);
  bind(feeds.endFeed, endFeed);
  bind(feeds.listAllFeeds, listAllFeeds);
  bind(feeds.endAnyFeed, endAnyFeed);
  bind(feeds.readFeed, readFeed);
}

function registerEmailDecisions(api: Api, settings: EmailDecisionSettings): void {
  const bind = bindWith(api, settings);
  bind(emailDecisions.lookAtLink, lookAtLink);
  bind(emailDecisions.decideByLink, decideByLink);
  bind(emailDecisions.undoDecisionByLink, undoDecisionByLink);
}

function registerChannels(api: Api, settings: ChannelSettings): void {
  const bind = bindWith(api, settings);
  bind(channels.listChannels, listChannels);
  bind(channels.createChannel, createChannel);
  bind(channels.changeChannel, changeChannel);
  bind(channels.deleteChannel, deleteChannel);
  bind(channels.testChannel, testChannel);
}

function registerWebhooks(api: Api, settings: WebhookSettings): void {
  const bind = bindWith(api, settings);
  bind(webhooks.listWebhooks, listWebhooks);
  bind(webhooks.createWebhook, createWebhook);
  bind(webhooks.changeWebhook, changeWebhook);
  bind(webhooks.deleteWebhook, deleteWebhook);
  bind(webhooks.rotateWebhook, rotateWebhook);
  bind(webhooks.testWebhook, testWebhook);
  bind(webhooks.listDeliveries, listDeliveries);
  bind(webhooks.replayDelivery, replayDelivery);
}
