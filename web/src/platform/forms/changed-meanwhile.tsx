import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { rich, text } from '../messages/text.ts';
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
      title={text('platform.changedMeanwhile')}
      actions={
        <Button size="small" onPress={takeOver}>
          {text('platform.takeNewValues')}
        </Button>
      }
    >
      <p>{text('platform.changedMeanwhileHint')}</p>
      <ul className="list-disc ps-4">
        {differences.map(({ label, was, is }) => (
          <li key={label} className="break-words">
            {rich('platform.changed', {
              label,
              now: <bdi>{is || text('platform.nothing')}</bdi>,
              before: <bdi>{was || text('platform.nothing')}</bdi>,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
