import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'shell.failures.error': 'Error',
  'shell.failures.loading': 'Cargando…',
  'shell.failures.notNow': 'Ahora no',
  'shell.failures.partNotLoaded': 'No se ha podido cargar una parte de esta página',
  'shell.failures.partNotLoadedHint':
    'Ha fallado la conexión o se ha actualizado Almanac. Vuelva a cargar la página para continuar.',
  'shell.failures.partNotLoadedReason': 'No se ha podido cargar una parte de esta página.',
  'shell.failures.reasonUnknown': 'No se conoce el motivo.',
  'shell.failures.reload': 'Volver a cargar la página',
  'shell.failures.unexpected': 'Se ha producido un error inesperado en la aplicación',
  'shell.failures.unreachable': 'No se puede acceder a Almanac',
} satisfies Catalogue<typeof en>;
