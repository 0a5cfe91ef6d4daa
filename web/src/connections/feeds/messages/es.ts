import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'connections.feeds.title': 'Fuentes de calendario',
  'connections.feeds.hint': 'Su programa de calendario las consulta por sí mismo.',
  'connections.feeds.add': 'Añadir fuente',
  'connections.feeds.adding': 'Añadiendo…',
  'connections.feeds.added': 'Fuente añadida',
  'connections.feeds.notAdded': 'La fuente no se ha añadido',
  'connections.feeds.none': 'Aún no hay fuentes',
  'connections.feeds.noneHint':
    'Añada una para ver las ausencias en Google Calendar, Outlook o Calendario de Apple.',
  'connections.feeds.loading': 'Cargando sus fuentes de calendario',
  'connections.feeds.notLoaded': 'No se han podido cargar sus fuentes de calendario',
  'connections.feeds.kind': 'Muestra',
  'connections.feeds.kindMine': 'Mis ausencias',
  'connections.feeds.kindAway': 'Quién está ausente',
  'connections.feeds.awayOfLabel': ({ group }) => `Quién está ausente: ${group}`,
  'connections.feeds.goneGroup': 'un grupo que ya no ve',
  'connections.feeds.group': 'Personas',
  'connections.feeds.everyone': 'Todas las que veo',
  'connections.feeds.department': 'Departamento',
  'connections.feeds.teamOf': ({ team, department }) => `${team} (${department})`,
  'connections.feeds.lastFetched': ({ when }) => `Última consulta: ${when}`,
  'connections.feeds.lastFetchedBy': ({ when, client }) => `Última consulta: ${when} por ${client}`,
  'connections.feeds.neverFetched': 'Aún sin consultar',
  'connections.feeds.createdOn': ({ when }) => `Añadida: ${when}`,
  'connections.feeds.end': 'Finalizar',
  'connections.feeds.endNamed': ({ what }) => `Finalizar la fuente: ${what}`,
  'connections.feeds.endTitle': 'Finalizar fuente',
  'connections.feeds.endQuestion':
    'Los calendarios con esta fuente perderán sus eventos. Puede añadir otra fuente en cualquier momento.',
  'connections.feeds.ending': 'Finalizando…',
  'connections.feeds.ended': 'Fuente finalizada',
  'connections.feeds.keep': 'Conservar fuente',
  'connections.feeds.created': 'Añadir la fuente a su calendario',
  'connections.feeds.addressHint':
    'La dirección es secreta y solo se muestra ahora: quien la tenga puede leer la fuente.',
  'connections.feeds.address': 'Dirección',
  'connections.feeds.copy': 'Copiar dirección',
  'connections.feeds.copied': 'Dirección copiada',
  'connections.feeds.notCopied': 'Este navegador no copia. La dirección está seleccionada: pulse Ctrl C.',
  'connections.feeds.open': 'Abrir en la app de calendario',
  'connections.feeds.done': 'Listo',
  'connections.feeds.howTo': 'Cómo añadir una fuente',
  'connections.feeds.google': 'Google Calendar',
  'connections.feeds.googleText':
    'En un ordenador, elija «Otros calendarios», después «Desde URL», y pegue la dirección. Google actualiza cada 8 a 24 horas.',
  'connections.feeds.outlookWeb': 'Outlook en la web',
  'connections.feeds.outlookWebText':
    'Elija «Agregar calendario», después «Suscribirse desde la web», y pegue la dirección. Se actualiza cada 3 a 24 horas.',
  'connections.feeds.outlook': 'Outlook en un ordenador',
  'connections.feeds.outlookText':
    'Elija «Agregar calendario», después «Desde Internet», y pegue la dirección. Se actualiza aproximadamente cada hora.',
  'connections.feeds.apple': 'Calendario de Apple',
  'connections.feeds.appleText':
    'Pulse «Abrir en la app de calendario», o elija «Nueva suscripción a calendario» y pegue la dirección. Usted elige con qué frecuencia se actualiza.',
  'connections.feeds.reach':
    'Google y Outlook en la web solo leen fuentes de servidores a los que llegan desde Internet.',
  'connections.feeds.busy':
    'Una fuente muestra las ausencias, pero no ocupa el tiempo cuando otros planifican una reunión. Las invitaciones sí.',
  'connections.feeds.secret':
    'Quien tenga la dirección puede leer la fuente. Si se ha difundido, finalice la fuente y añada otra.',
  'connections.feeds.allTitle': 'Fuentes de calendario de todos',
  'connections.feeds.allHint': 'Cada una muestra solo lo que la persona puede ver.',
  'connections.feeds.allNotLoaded': 'No se han podido cargar las fuentes',
  'connections.feeds.allLoading': 'Cargando las fuentes',
  'connections.feeds.owner': 'Persona',
  'connections.feeds.ownTimeOff': 'Sus ausencias',
  'connections.feeds.lastFetch': 'Última lectura',
  'connections.feeds.actions': 'Acciones',
  'connections.feeds.endOfPerson': ({ name }) =>
    `Una fuente de ${name} termina de inmediato. Se puede añadir otra.`,
  'connections.feeds.endOfPersonNamed': ({ name }) => `Finalizar una fuente de ${name}`,
} satisfies Catalogue<typeof en>;
