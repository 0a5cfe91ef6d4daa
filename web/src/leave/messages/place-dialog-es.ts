import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './place-dialog-en.ts';

export const es = {
  'leave.places.nameField': 'Nombre',
  'leave.places.planField': 'Plan para nuevas incorporaciones',
  'leave.places.selectPlan': 'Seleccione un plan',
  'leave.places.scheduleField': 'Horario para nuevas incorporaciones',
  'leave.places.selectSchedule': 'Seleccione un horario',
  'leave.places.newPeopleHint':
    'Solo quienes se incorporen a partir de ahora reciben este plan y este horario.',
  'leave.places.choiceMissing': 'Elija una opción',
  'leave.places.changed': 'Centro de trabajo modificado',
  'leave.places.added': 'Centro de trabajo añadido',
} satisfies Catalogue<typeof en>;
