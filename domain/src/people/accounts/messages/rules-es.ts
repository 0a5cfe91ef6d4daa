import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const es = {
  'people.accounts.deputy': 'Suplente',
  'people.accounts.deputyStart': 'Fecha de inicio',
  'people.accounts.deputyEnd': 'Fecha de fin',

  'people.accounts.systemAdminOnlyChange':
    'Solo un administrador del sistema puede modificar a un administrador del sistema',
  'people.accounts.systemAdminOnlyGrant':
    'Solo un administrador del sistema puede nombrar a otro administrador del sistema',
  'people.accounts.ownEmployment':
    'No puede cambiar las fechas de su propio contrato; puede hacerlo otro administrador',
  'people.accounts.ownAddress': 'No puede cambiar su propia dirección; puede hacerlo otro administrador',
  'people.accounts.addressOfAdmin':
    'Solo un administrador del sistema puede cambiar la dirección de un administrador',
  'people.accounts.ownRole': 'No puede cambiar su propio rol',
  'people.accounts.ownDeactivation': 'No puede desactivar su propia cuenta',
  'people.accounts.alreadyDeactivated': 'La cuenta ya está desactivada',
  'people.accounts.deactivated': 'La cuenta está desactivada',
  'people.accounts.hasSignedIn': 'Esta persona ya ha iniciado sesión',
  'people.accounts.alreadyActive': 'La cuenta ya está activa',
  'people.accounts.erased':
    'Los datos de esta persona se han suprimido y ya no se pueden modificar ni exportar',
  'people.accounts.ownErasure': 'No puede suprimir sus propios datos',
  'people.accounts.activeErasure': 'Solo se pueden suprimir los datos de una cuenta desactivada',
  'people.accounts.lastSystemAdmin': 'El último administrador del sistema activo no puede irse',

  'people.accounts.personnelNumberTaken': ({ number }) =>
    `El número de personal ${number} ya es de otra persona`,
  'people.accounts.startsAfterLastDay': 'El contrato no puede empezar después del último día',
  'people.accounts.endsBeforeStart': 'El último día no puede ser anterior al inicio del contrato',
  'people.accounts.ownLastDayPast': 'Su propio último día no puede estar en el pasado',
  'people.accounts.onlyFirstWithoutStart': 'Solo el primer contrato puede no tener fecha de inicio',
  'people.accounts.onlyLastWithoutEnd': 'Solo el último contrato puede no tener último día',
  'people.accounts.startsBeforePreviousEnds': ({ day }, texts) =>
    `El contrato puede empezar como pronto el ${dateText(day, texts.locale)}: el anterior dura hasta entonces`,
  'people.accounts.previousIsOpen': 'Indique primero el último día del contrato anterior',
  'people.accounts.keepsOnlyIntoNew': 'Solo un nuevo contrato puede empezar con el saldo del anterior',

  'people.accounts.deputyKeepers': 'Solo la propia persona y la administración pueden nombrar a un suplente',
  'people.accounts.deputyOfApproversOnly': 'Solo quienes deciden solicitudes tienen suplente',
  'people.accounts.deputyCannotSignIn': 'Esta persona no puede iniciar sesión',
  'people.accounts.ownDeputy': 'Nadie puede ser su propio suplente',
  'people.accounts.deputyDecides': 'El suplente debe ser responsable o administrador',
  'people.accounts.deputyOfAdmin': 'Solo otro administrador puede suplir a un administrador',
  'people.accounts.deputyEndBeforeStart': 'La fecha de fin debe ser igual o posterior a la de inicio',
  'people.accounts.deputyEndPast': 'La fecha de fin no puede estar en el pasado',
  'people.accounts.deputyOverlaps': 'Ya hay un suplente para algunos de estos días',
} satisfies Catalogue<typeof en>;
