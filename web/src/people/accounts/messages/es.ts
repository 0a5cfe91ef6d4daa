import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'people.accounts.title': 'Gestión de usuarios',
  'people.accounts.counts': ({ total, active }) => `Usuarios: ${total} | Activos: ${active}`,
  'people.accounts.import': 'Importar',
  'people.accounts.invite': 'Invitar',
  'people.accounts.withoutStart': ({ count }) =>
    plural('es', count, {
      one: `${count} persona activa sin fecha de inicio del contrato`,
      other: `${count} personas activas sin fecha de inicio del contrato`,
    }),
  'people.accounts.withoutStartHint':
    'Reciben el derecho anual completo de cada año de vacaciones, también el de su incorporación.',
  'people.accounts.showThem': 'Mostrar',
  'people.accounts.found': ({ count }) =>
    plural('es', count, { one: `${count} usuario encontrado`, other: `${count} usuarios encontrados` }),
  'people.accounts.pages': 'usuarios',
  'people.accounts.notLoaded': 'No se han podido cargar los usuarios',
  'people.accounts.loading': 'Cargando usuarios…',
  'people.accounts.noMatch': 'Ningún usuario coincide con los filtros',
  'people.accounts.noMatchHint': 'Pruebe con otro nombre, rol, departamento o estado.',
  'people.accounts.filter': 'Filtrar los usuarios',
  'people.accounts.search': 'Buscar',
  'people.accounts.searchPlaceholder': 'Buscar por nombre o correo…',
  'people.accounts.allRoles': 'Todos los roles',
  'people.accounts.allStatus': 'Todos los estados',
  'people.accounts.incompleteProfiles': 'Perfiles incompletos',
  'people.accounts.anyProfile': 'Cualquiera',
  'people.accounts.users': 'Usuarios',
  'people.accounts.lastSignIn': 'Último inicio de sesión',
  'people.accounts.select': ({ name }) => `Seleccionar: ${name}`,
  'people.accounts.selectAll': 'Seleccionar todo',
  'people.accounts.selected': ({ count }) =>
    plural('es', count, { one: `${count} seleccionado`, other: `${count} seleccionados` }),
  'people.accounts.you': 'Usted',
  'people.accounts.lastDayOn': ({ day }) => `Último día: ${day}`,
  'people.accounts.neverSignedIn': 'Nunca ha iniciado sesión',
  'people.accounts.active': 'Activo',
  'people.accounts.inactive': 'Inactivo',
  'people.accounts.noDepartment': 'Sin departamento',
  'people.accounts.noStart': 'Sin fecha de inicio del contrato',
  'people.accounts.bulkRole': 'Rol…',
  'people.accounts.bulkDepartment': 'Departamento…',
  'people.accounts.bulkDeactivate': 'Desactivar…',
  'people.accounts.bulkMenu': 'Cambiar las personas seleccionadas',
  'people.accounts.changed': ({ count }) =>
    plural('es', count, { one: `${count} persona modificada`, other: `${count} personas modificadas` }),
  'people.accounts.noneChanged': 'No se ha modificado a nadie',
  'people.accounts.notChanged': ({ count }) =>
    plural('es', count, {
      one: `No se ha modificado a ${count} persona`,
      other: `No se ha modificado a ${count} personas`,
    }),
  'people.accounts.notChangedReason': ({ name, reason }) => `${name}: ${reason}`,
  'people.accounts.actions': ({ name }) => `Acciones para ${name}`,
  'people.accounts.edit': 'Editar',
  'people.accounts.changeRole': 'Cambiar rol',
  'people.accounts.requestOnBehalf': 'Solicitar en su nombre',
  'people.accounts.deputies': 'Suplentes',
  'people.accounts.sendWelcome': 'Enviar bienvenida',
  'people.accounts.sendWelcomeAgain': 'Volver a enviar bienvenida',
  'people.accounts.welcomeSent': 'Bienvenida enviada',
  'people.accounts.welcomeNotSent': 'No se ha podido enviar la bienvenida',
  'people.accounts.removePhoto': 'Quitar foto',
  'people.accounts.exportData': 'Exportar datos',
  'people.accounts.offboard': 'Tramitar la salida…',
  'people.accounts.deactivate': 'Desactivar',
  'people.accounts.changeEmployments': 'Contratos…',
  'people.accounts.reactivate': 'Reactivar',
  'people.accounts.erase': 'Suprimir datos',
} satisfies Catalogue<typeof en>;
