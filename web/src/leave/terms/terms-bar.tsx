import type { TermsOfPerson } from '@almanac/domain/leave/terms/terms-schema';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '../../departments/api.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import type { TermsTarget } from './change-terms-dialog.tsx';

interface TermsBarProps {
  rows: readonly TermsOfPerson[];
  total: number;
  selectedIds: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** The department the list is filtered by. */
  departmentId: string | undefined;
  onChange: (target: TermsTarget) => void;
}

/** Selects all shown people, and changes the terms of the selected ones or of a whole department. */
export function TermsBar({ rows, total, selectedIds, onSelect, departmentId, onChange }: TermsBarProps) {
  const { data: departments = [] } = useQuery(departmentsQuery());
  const department = departments.find(({ id }) => id === departmentId);
  const shownIds = rows.map(({ person }) => person.id);
  const shownAndSelected = shownIds.filter((id) => selectedIds.includes(id));
  const selected = countText(selectedIds.length, 'person', 'people');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        isSelected={shownIds.length > 0 && shownAndSelected.length === shownIds.length}
        isIndeterminate={shownAndSelected.length > 0 && shownAndSelected.length < shownIds.length}
        onChange={(isAll) => {
          const others = selectedIds.filter((id) => !shownIds.includes(id));
          onSelect(isAll ? [...others, ...shownIds] : others);
        }}
      >
        Select all
      </Checkbox>
      <p aria-live="polite" className="me-auto text-sm text-ink-muted tabular-nums">
        {countText(total, 'person', 'people')}
        {selectedIds.length > 0 && `, ${selectedIds.length} selected`}
      </p>
      {department && (
        <Button
          size="small"
          onPress={() =>
            onChange({ group: { departmentId: department.id }, text: `everyone in ${department.name}` })
          }
        >
          Change Department from…
        </Button>
      )}
      <Button
        size="small"
        variant="primary"
        isDisabled={selectedIds.length === 0}
        onPress={() => onChange({ group: { userIds: [...selectedIds] }, text: selected })}
      >
        Change from…
      </Button>
    </div>
  );
}
