import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import type { PersonBalances } from '@almanac/domain/time-off/balances/answers/account-schema';
import { checkBalanceSetting } from '@almanac/domain/time-off/balances/balance-rules';
import { Pencil, Scale } from 'lucide-react';
import { useNavigate } from 'react-router';
import { textOf } from '../../../language/messages.ts';
import { useIsOnlyAdmin } from '../../../people/accounts/use-is-only-admin.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { text } from '../messages/list-text.ts';

interface BalanceActionsProps {
  row: PersonBalances;
  onAdjust: ((person: PersonReference) => void) | undefined;
}

/** A menu of what the viewer may do with a person's balance. */
export function BalanceActions({ row: { person }, onAdjust }: BalanceActionsProps) {
  const viewer = useViewer();
  const isOnlyAdmin = useIsOnlyAdmin();
  const navigate = useNavigate();
  const permission = checkBalanceSetting(viewer, person.id);
  return (
    <MoreMenu
      label={text('time-off.balances.actionsFor', { name: personName(person) })}
      entries={[
        {
          id: 'show',
          label: text('time-off.balances.showBalance'),
          icon: <Scale aria-hidden="true" />,
          onAction: () => navigate(person.id === viewer.id ? '/balance' : `/balance/${person.id}`),
        },
        ...(onAdjust
          ? [
              {
                id: 'adjust',
                label: text('time-off.balances.adjustBalance'),
                icon: <Pencil aria-hidden="true" />,
                isDisabled: permission.refused && !isOnlyAdmin,
                hint: permission.refused
                  ? isOnlyAdmin
                    ? text('time-off.balances.onlyAdmin')
                    : text('time-off.balances.why', { reason: textOf(permission.message) })
                  : undefined,
                onAction: () => onAdjust(person),
              },
            ]
          : []),
      ]}
    />
  );
}
