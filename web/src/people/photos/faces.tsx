import { classNames } from '../../ui/class-names.ts';
import { Face } from './face.tsx';
import { text } from './messages/text.ts';

interface FacesProps {
  people: readonly { id: string; name: string }[];
  /** How many there are, with those beyond the people. */
  total: number;
  /** Whether they are on the page instead of a card: the gaps between them have its colour. */
  isOnPage?: boolean;
}

// The rings are drawn over the faces before them only if the items are positioned, as the faces are.
const itemStyle = 'relative -me-0.5 flex rounded-full ring-2';

/** Overlapping faces and '+3' for the others; screen readers get the names. */
export function Faces({ people, total, isOnPage = false }: FacesProps) {
  const others = Math.max(0, total - people.length);
  if (people.length === 0) return null;
  return (
    <div className="flex items-center">
      <ul className="flex items-center p-0.5">
        {people.map(({ id, name }) => (
          <li key={id} title={name} className={classNames(itemStyle, isOnPage ? 'ring-page' : 'ring-card')}>
            <Face personId={id} name={name} size="small" />
            <bdi className="sr-only">{name}</bdi>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <span className="ms-2 text-sm text-ink-muted tabular-nums">
          <span aria-hidden="true">+{others}</span>
          <span className="sr-only">{text('people.photos.others', { count: others })}</span>
        </span>
      )}
    </div>
  );
}
