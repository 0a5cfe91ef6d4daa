import { BalancePage } from './balances/balance-page.tsx';
import { OwnSpells } from './sickness/own-spells.tsx';

/** The balance page; with their own sick leave, people find their illnesses. */
export function BalanceAndIllnesses() {
  return <BalancePage ownSickness={<OwnSpells />} />;
}
