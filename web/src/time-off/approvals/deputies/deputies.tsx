import { isManager } from '@almanac/domain/access/permissions';
import { personName } from '@almanac/domain/access/person-name';
import { periodText } from '@almanac/domain/calendar/date-text';
import type { Deputy } from '@almanac/domain/people/accounts/deputy-schema';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { Trash2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../platform/forms/confirm-action.tsx';
import { HelpMark } from '../../../platform/help/help-mark.tsx';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { text as common } from '../../../ui/messages/text.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { deputiesQuery, removeDeputyMutation } from './deputy-api.ts';
import { text } from './messages/text.ts';

const DeputyForm = lazyComponent(async () => (await import('./deputy-form.tsx')).DeputyForm);

/** The viewer's deputies, for approvers only. */
export function OwnDeputiesCard() {
  const viewer = useViewer();
  const [isNaming, setNaming] = useState(false);
  if (!isManager(viewer)) return null;
  return (
    <Card
      title={text('time-off.approvals.deputies')}
      help={<HelpMark at="daily-tasks#deputies" />}
      subtitle={text('time-off.approvals.ownDeputiesHint')}
      actions={
        <Button size="small" icon={<UserRoundPlus aria-hidden="true" />} onPress={() => setNaming(true)}>
          {text('time-off.approvals.addDeputy')}
        </Button>
      }
    >
      <Deputies userId={viewer.id} headingLevel={3} />
      {isNaming && <NamingDialog userId={viewer.id} onClose={() => setNaming(false)} />}
    </Card>
  );
}

interface DeputiesDialogProps {
  user: User;
  onClose: () => void;
}

/** Someone's deputies, for administrators. */
export function DeputiesDialog({ user, onClose }: DeputiesDialogProps) {
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Dialog
        onClose={onClose}
        title={text('time-off.approvals.deputiesOf', { name: personName(user) })}
        description={text('time-off.approvals.deputiesOfHint')}
        footer={
          <>
            <Button onPress={onClose}>{common('ui.close')}</Button>
            <Button variant="primary" onPress={() => setNaming(true)}>
              {text('time-off.approvals.addDeputy')}
            </Button>
          </>
        }
      >
        <Deputies userId={user.id} headingLevel={3} />
      </Dialog>
      {isNaming && <NamingDialog userId={user.id} onClose={() => setNaming(false)} />}
    </>
  );
}

function NamingDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  return (
    <FormDialog
      size="small"
      title={text('time-off.approvals.addDeputy')}
      description={text('time-off.approvals.addDeputyHint')}
      fields={3}
      onClose={onClose}
    >
      <DeputyForm userId={userId} onClose={onClose} />
    </FormDialog>
  );
}

function Deputies({ userId, headingLevel }: { userId: string; headingLevel: 2 | 3 }) {
  return (
    <Loaded
      query={useQuery(deputiesQuery(userId))}
      failure={text('time-off.approvals.deputiesNotLoaded')}
      headingLevel={headingLevel}
      skeleton={<SkeletonList label={text('time-off.approvals.loadingDeputies')} rows={1} />}
    >
      {(deputies) =>
        deputies.length === 0 ? (
          <p className="text-ink-muted">{text('time-off.approvals.noDeputy')}</p>
        ) : (
          <ul aria-label={text('time-off.approvals.deputies')} className="divide-y divide-line">
            {deputies.map((deputy) => (
              <DeputyRow key={deputy.id} deputy={deputy} userId={userId} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

/** Someone's deputy, or the approver they deputise for; only the approver can end it. */
function DeputyRow({ deputy: { id, user, deputy, ...period }, userId }: { deputy: Deputy; userId: string }) {
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = user.id === userId;
  const days = periodText(period, readerLocale());
  const named = { name: deputy.name, days };
  const what = isOwn
    ? text('time-off.approvals.deputyDays', named)
    : text('time-off.approvals.deputyFor', { name: user.name, days });
  return (
    <li className="flex min-h-11 items-center justify-between gap-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">{what}</p>
      {isOwn && (
        <IconButton
          label={text('time-off.approvals.removeDeputyNamed', named)}
          size="small"
          onPress={() => setRemoving(true)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      <ConfirmAction
        mutation={removeDeputyMutation()}
        input={{ id }}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={text('time-off.approvals.removeDeputy')}
        message={text('time-off.approvals.removeDeputyQuestion')}
        confirmLabel={text('time-off.approvals.remove')}
        pendingLabel={text('time-off.approvals.removing')}
        cancelLabel={text('time-off.approvals.keepDeputy')}
        variant="danger"
        done={{ text: text('time-off.approvals.deputyRemoved'), detail: what }}
      >
        <p className="font-medium text-ink">{what}</p>
      </ConfirmAction>
    </li>
  );
}
