import { useEffect } from 'react';
import { quietly, useQuietly } from '../quiet.ts';
import { toastQueue } from './toast.ts';
import type { ToastRegionProps } from './toast-region.tsx';

/** Shows the messages. */
const toastRegion = quietly(async () => (await import('./toast-region.tsx')).ToastRegion);

/** Where messages are shown, from the first one on. */
export function ToastPlace(props: ToastRegionProps) {
  const ToastRegion = useQuietly(toastRegion);
  useEffect(() => toastQueue.subscribe(toastRegion.hurry), []);
  return ToastRegion ? <ToastRegion {...props} /> : null;
}
