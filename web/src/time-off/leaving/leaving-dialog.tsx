import { personName } from '@almanac/domain/access/person-name';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useToday } from '../../platform/session/today.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { leavingQuery } from './api.ts';
import { text } from './messages/text.ts';

const LeavingForm = lazyComponent(async () => (await import('./leaving-form.tsx')).LeavingForm);

interface LeavingDialogProps {
  user: User;
  onClose: () => void;
}

/** Offboards a person: last day, open matters, and successor. */
export function LeavingDialog({ user, onClose }: LeavingDialogProps) {
  const today = useToday();
  const query = useQuery(leavingQuery(user.id, user.employmentEnd ?? today));
  return (
    <FormDialog
      title={text('time-off.leaving.title', { name: personName(user) })}
      description={text('time-off.leaving.hint')}
      fields={4}
      onClose={onClose}
    >
      <Loaded
        query={query}
        failure={text('time-off.leaving.notLoaded')}
        message={text('time-off.leaving.notLoadedHint')}
        headingLevel={3}
        skeleton={<SkeletonList label={text('time-off.leaving.loading')} rows={4} />}
      >
        {({ successor }) => <LeavingForm user={user} successor={successor} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  );
}
