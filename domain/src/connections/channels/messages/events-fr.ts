import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'connections.events.channelCreated': ({ name }) => `Canal de discussion ${name} ajouté`,
  'connections.events.channelChanged': ({ name }) => `Canal de discussion ${name} modifié`,
  'connections.events.channelDeleted': ({ name }) => `Canal de discussion ${name} supprimé`,
  'connections.events.channelTested': ({ name }) => `Test publié dans le canal ${name}`,
  'connections.events.channelNotTested': ({ name }) => `Test publié dans le canal ${name}, non accepté`,
  'connections.events.channelPrepared': ({ name }) => `Publications préparées pour le canal ${name}`,
} satisfies Catalogue<typeof en>;
