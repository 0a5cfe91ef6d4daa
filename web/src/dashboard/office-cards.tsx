import { OfficeTasks } from './office-tasks.tsx';
import { OutToday } from './out-today.tsx';

/** What administrators need in the morning. */
export function OfficeCards() {
  return (
    <>
      <OfficeTasks />
      <OutToday />
    </>
  );
}
