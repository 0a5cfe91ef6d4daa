import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.balances.payOut': 'Auszahlen …',
  'time-off.balances.payoutTitle': 'Auszahlung erfassen',
  'time-off.balances.payoutSave': 'Erfassen',
  'time-off.balances.payoutSaving': 'Wird gespeichert …',
  'time-off.balances.payoutSaved': 'Auszahlung erfasst',
  'time-off.balances.payoutDetail': ({ type, amount }) => `${type}: ${amount}`,
  'time-off.balances.payoutNotSaved': 'Die Auszahlung wurde nicht erfasst',
  'time-off.balances.payoutTypeLabel': 'Abwesenheitsart',
  'time-off.balances.payoutAmountLabel': 'Umfang',
  'time-off.balances.payoutDays': 'Tage',
  'time-off.balances.payoutHours': 'Stunden',
  'time-off.balances.payoutOnLabel': 'Am',
  'time-off.balances.payoutReasonLabel': 'Begründung (optional)',
  'time-off.balances.payoutReasonHint': 'Steht im Kontoauszug; wird mit Ihrem Namen protokolliert.',
  'time-off.balances.payoutWhileEmployed': 'Vor dem letzten Tag der Beschäftigung',
  'time-off.balances.payoutWhileEmployedHint':
    'Der gesetzliche Urlaub darf während der Beschäftigung nicht ausgezahlt werden, nur was darüber hinausgeht.',
  'time-off.balances.payableLeft': ({ amount }) => `${amount} auszuzahlen`,
} satisfies Catalogue<typeof en>;
