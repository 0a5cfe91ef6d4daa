import type { Company } from '@almanac/domain/access/schema';
import { RoleBadge } from '../access/role-badge.tsx';
import { Button } from '../ui/button.tsx';

type DemoPeopleProps = {
  people: Company['demoPeople'];
  isDisabled: boolean;
  onChoose: (email: string) => void;
};

/** In the demo company: a person of each role, to see Almanac with their eyes. */
export function DemoPeople({ people, isDisabled, onChoose }: DemoPeopleProps) {
  return (
    <section aria-labelledby="demo-people" className="border-t border-line pt-4">
      <h2 id="demo-people" className="font-medium text-ink">
        This is a demo. Sign in as
      </h2>
      <ul className="mt-1 -mb-2 flex flex-col divide-y divide-line">
        {people.map(({ name, email, role }) => (
          <li key={email} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {name}
                <RoleBadge role={role} />
              </span>
              <span className="block truncate text-sm text-ink-muted">{email}</span>
            </span>
            <Button
              size="small"
              isDisabled={isDisabled}
              aria-label={`Use the address of ${name}`}
              onPress={() => onChoose(email)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
