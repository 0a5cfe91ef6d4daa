import { lazyField } from '../field/lazy-field.tsx';
import { SelectSkeleton } from './select-skeleton.tsx';

// Forms pass the frames themselves, as their own code loads when it is needed.
export const LazyListFrame = lazyField(
  async () => (await import('./list-frame.tsx')).ListFrame,
  SelectSkeleton,
);
export const LazySearchFrame = lazyField(
  async () => (await import('./search-frame.tsx')).SearchFrame,
  SelectSkeleton,
);
export const LazyMultiSelectFrame = lazyField(
  async () => (await import('./multi-select-frame.tsx')).MultiSelectFrame,
  SelectSkeleton,
);
