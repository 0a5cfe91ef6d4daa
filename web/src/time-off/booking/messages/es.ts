import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.booking.request': 'Solicitar ausencia',
  'time-off.booking.edit': 'Editar solicitud',
  'time-off.booking.onBehalf': 'Solicitar en nombre de otra persona',
  'time-off.booking.onBehalfOf': ({ name }) => `Ausencia de ${name}`,
  'time-off.booking.pastAllowed': 'Se admiten días pasados.',
  'time-off.booking.loadingForm': 'Cargando el formulario de solicitud',

  'time-off.booking.ofOwn': ({ type, days }) => `${type}, ${days}`,
  'time-off.booking.ofPerson': ({ name, type, days }) => `${name}, ${type}, ${days}`,
  'time-off.booking.reduces': ({ type, amount }) => `Una vez aprobada, reduce ${type} en ${amount}.`,
  'time-off.booking.mayReduce': ({ type, amount }) => `Si lo decide RR. HH., reduce ${type} en ${amount}.`,
  'time-off.booking.reduceLeave': 'Reducir las vacaciones una doceava parte por cada mes natural completo',
  'time-off.booking.reducedSince': ({ day }) => `Se reducen las vacaciones. Aviso enviado el ${day}`,
  'time-off.booking.lessOf': ({ type, amount }) => `${type}: ${amount} menos.`,
  'time-off.booking.reducesNothing': 'Esta ausencia no reduce ningún permiso.',
  'time-off.booking.reductionMailed': 'La persona recibe un correo, también si desmarca la casilla.',
  'time-off.booking.notReduced': 'No se ha guardado la reducción',
  'time-off.booking.editShort': 'Editar',
  'time-off.booking.changeDates': 'Cambiar fechas',
  'time-off.booking.cancelShort': 'Cancelar',
  'time-off.booking.withdraw': 'Retirar',
  'time-off.booking.cancelTimeOff': 'Cancelar ausencia',
  'time-off.booking.delete': 'Eliminar',
  'time-off.booking.moreActions': 'Más acciones',
} satisfies Catalogue<typeof en>;
