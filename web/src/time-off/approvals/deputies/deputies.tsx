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
import { isolated } from '../../../platform/isolated.ts';
import { Loaded } from '../../../platform/lists/loaded.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { deputiesQuery, removeDeputyMutation } from './deputy-api.ts';

const DeputyForm = lazyComponent(async () => (await import('./deputy-form.tsx')).DeputyForm);

const explanation = "Your deputy gets your approvals while you're away.";

/** The viewer's deputies, for approvers only. */
export function OwnDeputiesCard() {
  const viewer = useViewer();
  const [isNaming, setNaming] = useState(false);
  if (!isManager(viewer)) return null;
  return (
    <Card
      title="Deputies"
      help={<HelpMark at="daily-tasks#deputies" />}
      subtitle={explanation}
      actions={
        <Button size="small" icon={<UserRoundPlus aria-hidden="true" />} onPress={() => setNaming(true)}>
          Add Deputy
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
        title={`Deputies of ${personName(user)}`}
        description="Their deputy gets their approvals while they're away."
        footer={
          <>
            <Button onPress={onClose}>Close</Button>
            <Button variant="primary" onPress={() => setNaming(true)}>
              Add Deputy
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
      title="Add Deputy"
      description="A manager or an administrator, for some days."
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
      failure="Couldn't load the deputies"
      headingLevel={headingLevel}
      skeleton={<SkeletonList label="Loading the deputies" rows={1} />}
    >
      {(deputies) =>
        deputies.length === 0 ? (
          <p className="text-ink-muted">No deputy yet.</p>
        ) : (
          <ul aria-label="Deputies" className="divide-y divide-line">
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
  const what = isOwn ? `${isolated(deputy.name)}, ${days}` : `For ${isolated(user.name)}, ${days}`;
  return (
    <li className="flex min-h-11 items-center justify-between gap-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">{what}</p>
      {isOwn && (
        <IconButton label={`Remove: ${what}`} size="small" onPress={() => setRemoving(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      <ConfirmAction
        mutation={removeDeputyMutation()}
        input={{ id }}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title="Remove Deputy"
        message="Are you sure you want to remove this deputy?"
        confirmLabel="Remove"
        pendingLabel="Removing..."
        cancelLabel="Keep"
        variant="danger"
        done={{ text: 'Deputy removed', detail: what }}
      >
        <p className="font-medium text-ink">{what}</p>
      </ConfirmAction>
    </li>
  );
}
