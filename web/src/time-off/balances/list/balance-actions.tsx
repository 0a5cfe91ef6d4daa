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

const onlyAdminNote =
  'You are the only administrator: you may set your own balance, and the audit log says so.';

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
      label={`Actions for ${personName(person)}`}
      entries={[
        {
          id: 'show',
          label: 'Show Balance',
          icon: <Scale aria-hidden="true" />,
          onAction: () => navigate(person.id === viewer.id ? '/balance' : `/balance/${person.id}`),
        },
        ...(onAdjust
          ? [
              {
                id: 'adjust',
                label: 'Adjust Balance',
                icon: <Pencil aria-hidden="true" />,
                isDisabled: permission.refused && !isOnlyAdmin,
                hint: permission.refused
                  ? isOnlyAdmin
                    ? onlyAdminNote
                    : `${textOf(permission.message)}.`
                  : undefined,
                onAction: () => onAdjust(person),
              },
            ]
          : []),
      ]}
    />
  );
}
