import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'connections.events.channelCreated': ({ name }) => `Canal de chat ${name} añadido`,
  'connections.events.channelChanged': ({ name }) => `Canal de chat ${name} modificado`,
  'connections.events.channelDeleted': ({ name }) => `Canal de chat ${name} eliminado`,
  'connections.events.channelTested': ({ name }) => `Prueba publicada en el canal ${name}`,
  'connections.events.channelNotTested': ({ name }) => `Prueba publicada en el canal ${name}, no aceptada`,
  'connections.events.channelPrepared': ({ name }) => `Publicaciones preparadas para el canal ${name}`,
} satisfies Catalogue<typeof en>;
