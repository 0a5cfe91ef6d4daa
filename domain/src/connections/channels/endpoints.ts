import * as z from 'zod/mini';
import { checkConnectionAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { DeletedVersion } from '../../version.ts';
import { ChangeChannel, Channel, ChannelTest, CreateChannel } from './schema.ts';

const ById = z.object({ id: Id });

export const listChannels = endpoint({
  name: 'listChannels',
  summary: 'The chat channels, by name',
  method: 'GET',
  path: '/admin/channels',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  status: 200,
  answer: z.array(Channel),
  refusals: ['FORBIDDEN'],
});

export const createChannel = endpoint({
  name: 'createChannel',
  summary: 'Adds a chat channel; its URL is never returned whole',
  method: 'POST',
  path: '/admin/channels',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  body: CreateChannel,
  status: 201,
  answer: Channel,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'VISIBILITY'],
});

export const changeChannel = endpoint({
  name: 'changeChannel',
  summary: 'Changes a chat channel; without a URL it stays as it is',
  method: 'PUT',
  path: '/admin/channels/{id}',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: ById,
  body: ChangeChannel,
  status: 200,
  answer: Channel,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'VISIBILITY'],
});

export const deleteChannel = endpoint({
  name: 'deleteChannel',
  summary: 'Deletes a chat channel; nothing is posted to it any more',
  method: 'DELETE',
  path: '/admin/channels/{id}',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: ById,
  query: DeletedVersion,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const testChannel = endpoint({
  name: 'testChannel',
  summary: 'Posts to a chat channel what it would get today',
  method: 'POST',
  path: '/admin/channels/{id}/test',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: ById,
  status: 200,
  answer: ChannelTest,
  refusals: ['FORBIDDEN', 'NOT_FOUND', 'VISIBILITY', 'SWITCHED_OFF'],
});
