import type { Catalogue } from '../../language/message.ts';
import type { en, Marked } from './events-en.ts';

const steps: Readonly<Record<Marked['step'], string>> = {
  LEAVE: 'Urlaubsmodelle',
  SCHEDULES: 'Arbeitszeitmodelle',
  BALANCES: 'Anfangsstände',
  APPROVERS: 'Genehmigende',
};

export const de = {
  'setup.events.closed': 'Einrichtungsliste geschlossen',
  'setup.events.reopened': 'Einrichtungsliste wieder geöffnet',
  'setup.events.marked': ({ step }) => `Als eingerichtet markiert: ${steps[step]}`,
  'setup.events.unmarked': ({ step }) => `Als nicht eingerichtet markiert: ${steps[step]}`,
} satisfies Catalogue<typeof en>;
