import type { Catalogue } from '../../language/message.ts';
import type { MarkableStep } from '../../settings/setup-marks.ts';
import type { en } from './events-en.ts';

const steps: Readonly<Record<MarkableStep, string>> = {
  LEAVE: 'planes de vacaciones',
  SCHEDULES: 'horarios laborales',
  BALANCES: 'saldos iniciales',
  APPROVERS: 'responsables de aprobación',
};

export const es = {
  'setup.events.closed': 'Lista de puesta en marcha cerrada',
  'setup.events.reopened': 'Lista de puesta en marcha reabierta',
  'setup.events.marked': ({ step }) => `Marcado como configurado: ${steps[step]}`,
  'setup.events.unmarked': ({ step }) => `Marcado como no configurado: ${steps[step]}`,
} satisfies Catalogue<typeof en>;
