import { personName } from '@almanac/domain/access/person-name';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RoleBadge, VerifiedBadge } from '../access/account-badges.tsx';
import { Face } from '../people/photos/face.tsx';
import { OwnPhoto } from '../people/photos/own-photo.tsx';
import { useViewer } from '../platform/session/session.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { FormDialog } from '../ui/overlay/form-dialog.tsx';
import { text as nameText } from './messages/name-text.ts';
import { text } from './messages/text.ts';

const OwnNameForm = lazyComponent(async () => (await import('./own-name-form.tsx')).OwnNameForm);

export function PersonalDetailsCard() {
  const viewer = useViewer();
  const { name, email, role, emailVerified } = viewer;
  const [isNaming, setNaming] = useState(false);
  const close = () => setNaming(false);
  return (
    <Card
      title={text('profile.details')}
      actions={
        <Button size="small" icon={<Pencil aria-hidden="true" />} onPress={() => setNaming(true)}>
          {text('profile.changeName')}
        </Button>
      }
    >
      <div className="flex gap-5 max-sm:flex-col">
        <Face personId={viewer.id} name={personName(viewer)} size="large" />
        <dl className="flex min-w-0 flex-1 flex-col divide-y divide-line">
          <Fact label={nameText('profile.name')}>
            <bdi>{name || text('profile.noName')}</bdi>
          </Fact>
          <Fact label={text('profile.photo')}>
            <OwnPhoto />
          </Fact>
          <Fact label={text('profile.email')}>
            <MailAddress address={email} />
          </Fact>
          <Fact label={text('profile.role')}>
            <RoleBadge role={role} />
          </Fact>
          <Fact label={text('profile.verification')}>
            <VerifiedBadge isVerified={emailVerified} />
          </Fact>
        </dl>
      </div>
      {isNaming && (
        <FormDialog
          size="small"
          title={text('profile.changeName')}
          description={text('profile.changeNameHint')}
          fields={1}
          onClose={close}
        >
          <OwnNameForm onSaved={close} onCancel={close} />
        </FormDialog>
      )}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <dt className="w-28 text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
