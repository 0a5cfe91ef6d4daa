import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const es = {
  'access.manageUsersForbidden': 'No tiene permiso para gestionar usuarios.',
  'access.leaveForbidden': 'No tiene permiso para configurar las ausencias.',
  'access.sicknessForbidden': 'No tiene permiso para ver las enfermedades de otras personas.',
  'access.payrollForbidden': 'No tiene permiso para entregar datos de nómina.',
  'access.connectionsForbidden': 'No tiene permiso para administrar las conexiones.',
  'access.approvalsForbidden': 'No tiene permiso para aprobar solicitudes de ausencia.',
  'access.hrDecisionForbidden': 'Solo la administración puede decidir en nombre de RR. HH.',
  'access.reportsForbidden': 'No tiene permiso para ver los informes',
  'access.onlyAdminReason':
    'No hay ningún otro administrador: indique un motivo para hacer esto con sus propios datos',
  'access.ownEffect':
    'Esto le daría más días a usted y a casi nadie más; puede hacer este cambio otro administrador',
  'access.ownEffectReason':
    'Esto cambia sus propias ausencias junto con las del resto: indique un motivo, que quedará registrado',
} satisfies Catalogue<typeof en>;
