import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'leave.terms.from': 'À partir du',
  'leave.terms.firstTerms':
    'Les premières conditions de congés d’une personne ne peuvent pas être supprimées ; modifiez-les à la place',
  'leave.terms.change': 'Changement des conditions de congés',
  'leave.terms.own':
    'Vous ne pouvez pas modifier votre propre régime, horaire ou lieu de travail ; un autre administrateur le peut',
  'leave.terms.reasonWithGroup':
    'Vous faites partie des personnes concernées : indiquez un motif, qui sera conservé dans le journal d’audit',
} satisfies Catalogue<typeof en>;
