import { lazyField } from '../field/lazy-field.tsx';
import { DateSkeleton } from './date-skeleton.tsx';

/** A date picker within a page; its code loads after the page's data. */
export const LazyDatePicker = lazyField(
  async () => (await import('./date-picker.tsx')).DatePicker,
  DateSkeleton,
);
