import { Suspense } from 'react';
import { useViewer } from '../platform/session/session.ts';
import { Card } from '../ui/card.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { text } from './messages/name-text.ts';

const OwnNameForm = lazyComponent(async () => (await import('./own-name-form.tsx')).OwnNameForm);

/** Asks for a missing name after sign-in, without blocking anything. */
export function NameQuestion() {
  if (useViewer().name !== '') return null;
  return (
    <Card title={text('profile.nameQuestion')} subtitle={text('profile.nameQuestionHint')}>
      <div className="max-w-md">
        <Suspense fallback={<NameSkeleton />}>
          <OwnNameForm />
        </Suspense>
      </div>
    </Card>
  );
}

function NameSkeleton() {
  return (
    <SkeletonArea label={text('profile.nameQuestionLoading')} className="flex flex-col gap-4">
      <Skeleton className="h-15 w-full" />
      <Skeleton className="h-9 w-full" />
    </SkeletonArea>
  );
}
