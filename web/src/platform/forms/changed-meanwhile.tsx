import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Difference } from './edited-record.ts';

interface ChangedMeanwhileProps {
  differences: readonly Difference[];
  takeOver: () => void;
}

/** Shows what someone else has changed next to the input, and offers to take it over. */
export function ChangedMeanwhile({ differences, takeOver }: ChangedMeanwhileProps) {
  return (
    <Alert
      tone="danger"
      title="Somebody has changed this meanwhile"
      actions={
        <Button size="small" onPress={takeOver}>
          Take the new values
        </Button>
      }
    >
      <p>Nothing of yours was saved, and nothing of it is lost. You can save what you changed on top.</p>
      <ul className="list-disc ps-4">
        {differences.map(({ label, was, is }) => (
          <li key={label} className="break-words">
            {label}: <bdi>{is || 'nothing'}</bdi>, was <bdi>{was || 'nothing'}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
