import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './set-en.ts';

export const fr = {
  'time-off.balances.setTitle': 'Ajuster le solde de congés',
  'time-off.balances.setNotLoaded': 'Impossible de charger le solde de congés',
  'time-off.balances.setNothingChanged': 'Rien n’a été modifié.',
  'time-off.balances.save': 'Enregistrer le solde',
  'time-off.balances.saving': 'Enregistrement…',
  'time-off.balances.saved': 'Solde de congés ajusté',
  'time-off.balances.notSaved': 'Le solde de congés n’a pas été modifié',
  'time-off.balances.vacationTotal': 'Jours de congés payés de cette année de référence',
  'time-off.balances.sickTotal': 'Jours de maladie de cette année de référence',
  'time-off.balances.setReason': 'Motif',
  'time-off.balances.setReasonHint': 'Journalisé avec votre nom.',
  'time-off.balances.noChange': 'Modifiez les jours de congés payés ou de maladie',
} satisfies Catalogue<typeof en>;
