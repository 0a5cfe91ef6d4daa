import type { Catalogue } from '../../language/message.ts';
import type { MarkableStep } from '../../settings/setup-marks.ts';
import type { en } from './events-en.ts';

const steps: Readonly<Record<MarkableStep, string>> = {
  LEAVE: 'régimes de congés',
  SCHEDULES: 'horaires de travail',
  BALANCES: 'soldes initiaux',
  APPROVERS: 'valideurs',
};

export const fr = {
  'setup.events.closed': 'Étapes de configuration masquées',
  'setup.events.reopened': 'Étapes de configuration de nouveau affichées',
  'setup.events.marked': ({ step }) => `Étape marquée comme configurée : ${steps[step]}`,
  'setup.events.unmarked': ({ step }) => `Étape marquée comme non configurée : ${steps[step]}`,
} satisfies Catalogue<typeof en>;
