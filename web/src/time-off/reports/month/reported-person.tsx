import type { AbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { PersonLink } from '../../../access/person-link.tsx';

/** A person of the report, with what payroll knows them by, and where they belong. */
export function ReportedPerson({ person }: { person: AbsenceReport['rows'][number]['person'] }) {
  const { personnelNumber, departmentName, placeName } = person;
  return (
    <div className="min-w-0">
      <PersonLink person={person} className="font-medium" />
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
        {personnelNumber !== undefined && <bdi>{personnelNumber}</bdi>}
        {departmentName !== undefined && <bdi>{departmentName}</bdi>}
        {placeName !== undefined && <bdi>{placeName}</bdi>}
      </p>
    </div>
  );
}
