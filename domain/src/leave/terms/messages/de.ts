import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'leave.terms.from': 'Ab',
  'leave.terms.firstTerms':
    'Die erste Zuordnung einer Person lässt sich nicht löschen; ändern Sie sie stattdessen',
  'leave.terms.change': 'Änderung der Zuordnung',
  'leave.terms.own':
    'Ihr eigenes Urlaubsmodell, Arbeitszeitmodell und Ihren Standort kann nur eine andere Person der Administration ändern',
  'leave.terms.reasonWithGroup':
    'Sie gehören selbst dazu: Geben Sie eine Begründung an, sie wird protokolliert',
} satisfies Catalogue<typeof en>;
