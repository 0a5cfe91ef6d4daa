import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { employmentsQuery } from './employments-api.ts';
import { EmploymentsEditor } from './employments-editor.tsx';
import { text } from './messages/text.ts';

interface EmploymentsDialogProps {
  user: User;
  onClose: () => void;
}

/** A person's employments, changed as a whole after a preview of the balances. */
export function EmploymentsDialog({ user, onClose }: EmploymentsDialogProps) {
  const query = useQuery(employmentsQuery(user.id));
  const title = text('leave.employments.title', { name: personName(user) });
  if (query.data)
    return <EmploymentsEditor user={user} title={title} stored={query.data} onClose={onClose} />;
  return (
    <Dialog title={title} description={text('leave.employments.hint')} size="small" onClose={onClose}>
      <Loaded
        query={query}
        failure={text('leave.employments.notLoaded')}
        skeleton={<SkeletonList label={text('leave.employments.loading')} rows={2} />}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}
