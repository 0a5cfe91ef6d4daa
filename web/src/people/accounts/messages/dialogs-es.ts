import { periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './dialogs-en.ts';

export const es = {
  'people.accounts.deactivateMany': 'Desactivar cuentas',
  'people.accounts.deactivateManyQuestion': ({ count }) =>
    plural('es', count, {
      one: `¿Seguro que desea desactivar la cuenta de ${count} persona? Se cierran de inmediato todas sus sesiones. Sus datos se conservan.`,
      other: `¿Seguro que desea desactivar las cuentas de ${count} personas? Se cierran de inmediato todas sus sesiones. Sus datos se conservan.`,
    }),
  'people.accounts.changeRoles': 'Cambiar roles',
  'people.accounts.changeRolesHint': ({ count }) =>
    plural('es', count, {
      one: `El rol de ${count} persona se aplica de inmediato.`,
      other: `El rol de ${count} personas se aplica de inmediato.`,
    }),
  'people.accounts.moveMany': 'Trasladar personas',
  'people.accounts.moveManyHint': ({ count }) =>
    plural('es', count, {
      one: `${count} persona pasará a este departamento.`,
      other: `${count} personas pasarán a este departamento.`,
    }),
  'people.accounts.move': 'Trasladar',

  'people.accounts.cancel': 'Cancelar',
  'people.accounts.close': 'Cerrar',

  'people.accounts.removePhotoQuestion': ({ name }) => `Se volverán a ver las iniciales de ${name}.`,
  'people.accounts.removingPhoto': 'Quitando…',
  'people.accounts.photoRemoved': 'Foto quitada',
  'people.accounts.photoNotRemoved': 'No se ha quitado la foto',
  'people.accounts.deactivateTitle': 'Desactivar cuenta',
  'people.accounts.deactivateQuestion': ({ name }) =>
    `¿Seguro que desea desactivar la cuenta de ${name}? Se cierran de inmediato todas sus sesiones y no podrá iniciar sesión. Sus datos se conservan.`,
  'people.accounts.deactivating': 'Desactivando…',
  'people.accounts.userDeactivated': 'Cuenta desactivada',
  'people.accounts.notDeactivated': 'No se ha podido desactivar la cuenta',
  'people.accounts.reactivateTitle': 'Reactivar cuenta',
  'people.accounts.reactivateQuestion': ({ name }) =>
    `¿Seguro que desea reactivar la cuenta de ${name}? Podrá iniciar sesión de nuevo y contará como activa.`,
  'people.accounts.newEmploymentStart': 'Primer día de un nuevo contrato',
  'people.accounts.newEmploymentHint':
    'Déjelo vacío para continuar el contrato anterior; su último día se quita.',
  'people.accounts.keepBalance': 'Conservar el saldo que quedó al final del contrato anterior',
  'people.accounts.reactivating': 'Reactivando…',
  'people.accounts.userReactivated': 'Cuenta reactivada',
  'people.accounts.notReactivated': 'No se ha podido reactivar la cuenta',

  'people.accounts.changeRoleTitle': ({ name }) => `Cambiar el rol de ${name}`,
  'people.accounts.changeRoleHint': 'Se aplica de inmediato.',
  'people.accounts.roles': 'Roles',
  'people.accounts.currentRole': ({ role }) => `${role} (actual)`,
  'people.accounts.roleChanged': 'Rol cambiado',
  'people.accounts.newRole': ({ name, role }) => `Nuevo rol de ${name}: ${role}`,
  'people.accounts.roleNotChanged': 'No se ha podido cambiar el rol',

  'people.accounts.dataTitle': ({ name }) => `Datos de ${name}`,
  'people.accounts.dataHint':
    'Cuenta, sesiones, solicitudes, saldos, equipos, correos y registro de auditoría: todo lo que se guarda sobre esta persona. La exportación queda registrada.',
  'people.accounts.exportJson': 'Exportar como JSON',
  'people.accounts.exportXlsx': 'Exportar como archivo de Excel (zip)',
  'people.accounts.exportZip': 'Exportar como archivos CSV (zip)',

  'people.accounts.eraseTitle': ({ name }) => `Suprimir los datos de ${name}`,
  'people.accounts.eraseWarning': 'Esto no se puede deshacer, y la persona no podrá volver con esta cuenta.',
  'people.accounts.erasing': 'Suprimiendo…',
  'people.accounts.personErased': 'Datos suprimidos',
  'people.accounts.notErased': 'No se han podido suprimir los datos',
  'people.accounts.whatGoes': 'Qué desaparece',
  'people.accounts.whatGoesList':
    'Sus nombres y direcciones, los motivos de sus solicitudes y saldos, las sesiones, los enlaces y lo que el registro de auditoría dice de esta persona. También se eliminan los correos en cola y fallidos que mencionan su dirección, incluidos los dirigidos a otras personas.',
  'people.accounts.whatStays': 'Qué se conserva',
  'people.accounts.whatStaysList':
    'Días, estados, saldos y asignaciones a equipos, a nombre de «Persona suprimida», para que todos los recuentos y sumas queden como están.',
  'people.accounts.typeAddress': 'Escriba la dirección de la persona para suprimir sus datos',
  'people.accounts.otherAddress': 'Esta no es la dirección de la persona',

  'people.accounts.inviteHint': 'Crea una cuenta. Puede enviar por correo las instrucciones de acceso.',
  'people.accounts.sendInvitation': 'Invitar',
  'people.accounts.inviting': 'Invitando…',
  'people.accounts.invited': 'Invitación enviada',
  'people.accounts.notInvited': 'No se ha enviado la invitación',
  'people.accounts.emailPlaceholder': ({ domain }) => `nombre@${domain}`,
  'people.accounts.emailThem': 'Enviar por correo las instrucciones de acceso',
  'people.accounts.editTitle': ({ name }) => `Editar: ${name}`,
  'people.accounts.save': 'Guardar cambios',
  'people.accounts.saving': 'Guardando…',
  'people.accounts.saved': 'Cambios guardados',
  'people.accounts.notSaved': 'No se han guardado los cambios',
  'people.accounts.emailHint':
    'Al cambiarlo se cierra la sesión de la persona; se avisa a ambas direcciones.',
  'people.accounts.optionalNumber': 'Número de personal (opcional)',
  'people.accounts.optionalCostCentre': 'Centro de coste (opcional)',
  'people.accounts.optionalStart': 'Inicio del contrato (opcional)',
  'people.accounts.startHint':
    'Quien se incorpora durante un año de vacaciones recibe una parte de sus días.',
  'people.accounts.optionalLastDay': 'Último día (opcional)',
  'people.accounts.lastDayHint':
    'Déjelo vacío si la persona se queda. Las ausencias y asignaciones a equipos que terminaron con la salida no se recuperan.',
  'people.accounts.reasonHint':
    'Obligatorio para cambiar su propia dirección o contrato, o la dirección de un administrador: no hay otro administrador, y el registro de auditoría lo hace constar.',

  'people.accounts.totalsLoading': 'Comprobando el efecto en el saldo',
  'people.accounts.totalsNotLoaded': 'No se ha podido cargar el efecto en el saldo',
  'people.accounts.totalsChange': 'Cambiarían los totales de este año de vacaciones',
  'people.accounts.totalsOfYear': ({ leaveYear }, { locale }) => periodText(leaveYear, locale),
  'people.accounts.vacationTotal': ({ before, after }, { locale }) =>
    plural('es', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} día de vacaciones`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} días de vacaciones`,
    }),
  'people.accounts.sickTotal': ({ before, after }, { locale }) =>
    plural('es', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} día de baja`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} días de baja`,
    }),
  'people.accounts.setByHand': ({ total }, texts) => `${texts.text(total)} (fijado a mano)`,
  'people.accounts.keptTotals': 'Qué se mantiene',
  'people.accounts.keepSetTotals': 'Mantener lo fijado a mano y cambiar el resto',
  'people.accounts.keepTotals': 'Mantener los totales como están',
  'people.accounts.changeTotals': 'Cambiar los totales',
} satisfies Catalogue<typeof en>;
