import type { TermsOfPerson } from '@almanac/domain/leave/terms/terms-schema';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '../../departments/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import type { TermsTarget } from './change-terms-dialog.tsx';
import { text } from './messages/text.ts';

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
  const selected = selectedIds.length;
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
        {text('leave.terms.selectAll')}
      </Checkbox>
      <p aria-live="polite" className="me-auto text-sm text-ink-muted tabular-nums">
        {selected > 0
          ? text('leave.terms.peopleSelected', { count: total, selected })
          : text('leave.terms.people', { count: total })}
      </p>
      {department && (
        <Button size="small" onPress={() => onChange({ department })}>
          {text('leave.terms.changeDepartmentFrom')}
        </Button>
      )}
      <Button
        size="small"
        variant="primary"
        isDisabled={selected === 0}
        onPress={() => onChange({ userIds: [...selectedIds] })}
      >
        {text('leave.terms.changeFrom')}
      </Button>
    </div>
  );
}
