import { type ComponentType, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { lazyComponent } from '../lazy-component.ts';
import { LazyPart } from '../lazy-part.tsx';
import { onceDataIsShown } from '../page-data.ts';
import { Skeleton } from '../skeleton.tsx';
import { FieldLabel, FieldMessages, type FieldProps, fieldStyle } from './field.tsx';

/**
 * A field whose code loads after the page's data. Until then, a skeleton of its size holds its place: by
 * default, a label above a box.
 */
export function lazyField<Props extends FieldProps>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props> = FieldSkeleton,
) {
  let isLoaded = false;
  const Field = lazyComponent(async () => {
    const component = await load();
    isLoaded = true;
    return component;
  });
  return function LazyField(props: Props) {
    const [wasLoaded] = useState(isLoaded);
    const [isDue, setDue] = useState(false);
    useEffect(() => (wasLoaded ? undefined : onceDataIsShown(() => setDue(true))), [wasLoaded]);
    // Other pages have loaded the code: it can be shown without a skeleton.
    if (wasLoaded) return <Field {...props} />;
    const skeleton = <Placeholder {...props} />;
    if (!isDue) return skeleton;
    return (
      <LazyPart fallback={skeleton}>
        <Field {...props} />
      </LazyPart>
    );
  };
}

export function FieldSkeleton({ label, description, help, isRequired = false, className }: FieldProps) {
  return (
    <div aria-busy="true" className={classNames(fieldStyle, className)}>
      <FieldLabel isRequired={isRequired} help={help}>
        {label}
      </FieldLabel>
      <Skeleton className="h-9 w-full max-md:h-11.5" />
      <FieldMessages description={description} errorMessage={undefined} />
    </div>
  );
}
