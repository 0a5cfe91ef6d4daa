import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'connections.channels.posts': 'posts',
  'connections.channels.kind': 'kind',
  'connections.channels.language': 'language',
  'connections.channels.name': 'Nombre',
  'connections.channels.url': 'URL del webhook',
  'connections.channels.record': 'Canal',
  'connections.channels.department': 'Departamento',
  'connections.channels.team': 'Equipo',
  'connections.channels.noPosts': 'Elija al menos una publicación',
  'connections.channels.hidden':
    'Las ausencias están ocultas en su empresa, por lo que un canal no puede mostrarlas',
  'connections.channels.needsGroup':
    'Elija un departamento o un equipo: los compañeros solo ven las ausencias del suyo',
  'connections.channels.oneGroup': 'Elija un departamento o un equipo, no ambos',
  'connections.channels.httpsUrl': 'Introduzca una URL que empiece por https://',
  'connections.channels.internalUrl':
    'Esta dirección está dentro de su red. El operador puede permitirla con OUTGOING_HOSTS.',
  'connections.channels.lostUrl': 'Introduzca de nuevo la URL del webhook: se guardó con otra clave',
} satisfies Catalogue<typeof en>;
