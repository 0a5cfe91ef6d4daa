import { Check, CircleDashed } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';

const features = [
  { name: 'Time off', isDone: true },
  { name: 'Employee profiles', isDone: false },
  { name: 'Performance reviews', isDone: false },
  { name: 'Time tracking', isDone: false },
  { name: 'Asset management', isDone: false },
];

export function ComingSoonCard() {
  return (
    <Card title="Coming soon">
      <ul className="flex flex-col gap-2">
        {features.map(({ name, isDone }) => (
          <li key={name} className="flex min-h-6 items-center gap-2.5">
            {isDone ? (
              <Check aria-hidden="true" data-tone="success" className="size-4 text-tone-text" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-4 text-ink-subtle" />
            )}
            <span className={isDone ? 'flex-1 text-ink' : 'flex-1 text-ink-muted'}>{name}</span>
            {isDone && <Badge tone="success">Done</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
