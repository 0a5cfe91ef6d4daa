import { lazyComponent } from '../../../ui/lazy-component.ts';
import { LatePart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { OtherNamesProps } from './names-disclosure.tsx';

const NamesDisclosure = lazyComponent(async () => (await import('./names-disclosure.tsx')).NamesDisclosure);

/** The names of a record in other languages, in a closed part of its form that loads after the page. */
export function OtherNames(props: OtherNamesProps) {
  return (
    <LatePart fallback={<Skeleton className="h-9 w-full max-md:h-11" />}>
      <NamesDisclosure {...props} />
    </LatePart>
  );
}
