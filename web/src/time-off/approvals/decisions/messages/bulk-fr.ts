import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './bulk-en.ts';

export const fr = {
  'time-off.approvals.selectAll': 'Tout sélectionner',
  'time-off.approvals.selectAllPages': ({ count }) => `Sélectionner les ${count}`,
  'time-off.approvals.selectFirst': ({ count }) => `Sélectionner les ${count} premières`,
  'time-off.approvals.selected': ({ count }) =>
    plural('fr', count, { one: `${count} sélectionnée`, other: `${count} sélectionnées` }),
  'time-off.approvals.notSelected': 'Impossible de sélectionner les demandes',
  'time-off.approvals.approveSelected': 'Approuver la sélection',
  'time-off.approvals.rejectSelected': 'Refuser la sélection',
  'time-off.approvals.approveRequests': ({ count }) =>
    plural('fr', count, { one: 'Approuver la demande', other: 'Approuver les demandes' }),
  'time-off.approvals.approveCounted': ({ count }) =>
    plural('fr', count, { one: 'Approuver la demande', other: `Approuver ${count} demandes` }),
  'time-off.approvals.approveAcrossPages': ({ count }) =>
    plural('fr', count, {
      one: `Voulez-vous vraiment approuver ${count} demande d’absence ? Elle n’est pas sur cette page.`,
      other: `Voulez-vous vraiment approuver ${count} demandes d’absence ? Elles ne sont pas toutes sur cette page.`,
    }),
  'time-off.approvals.approvingProgress': ({ done, total }) => `Approbation : ${done} sur ${total}`,
  'time-off.approvals.rejectRequests': ({ count }) =>
    plural('fr', count, { one: 'Refuser la demande', other: 'Refuser les demandes' }),
  'time-off.approvals.rejectCounted': ({ count }) =>
    plural('fr', count, { one: 'Refuser la demande', other: `Refuser ${count} demandes` }),
  'time-off.approvals.requestersWillSee': ({ count }) =>
    plural('fr', count, {
      one: 'Le demandeur verra ce motif.',
      other: `Les demandeurs des ${count} demandes verront ce motif.`,
    }),
  'time-off.approvals.rejectingProgress': ({ done, total }) => `Refus : ${done} sur ${total}`,
} satisfies Catalogue<typeof en>;
