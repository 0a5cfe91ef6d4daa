import type { ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { ConfirmDeletion } from '../platform/forms/confirm-deletion.tsx';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { RowActions } from '../ui/data/row-actions.tsx';
import { Table } from '../ui/data/table.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { rich, text } from './messages/text.ts';
import { deleteProfileMutation, profilesQuery, reloadProfile } from './profiles/api.ts';
import { levelName } from './profiles/profile-words.ts';
import { runsQuery } from './runs/api.ts';
import { RunTable } from './runs/run-table.tsx';

/** The export profiles, and what was handed over with them. */
export function PayrollPage() {
  const profiles = useQuery(profilesQuery);
  const runs = useQuery(runsQuery);
  const [deleted, setDeleted] = useState<ExportProfile>();
  return (
    <>
      <PageHeader
        title={text('payroll.title')}
        help={<HelpMark at="payroll#handing-a-month-over" />}
        above={<BackToSettings />}
        actions={
          <>
            <LinkButton to="/time-off/reports/month">{text('payroll.toMonth')}</LinkButton>
            <LinkButton to="/settings/payroll/new" variant="primary" icon={<Plus aria-hidden="true" />}>
              {text('payroll.add')}
            </LinkButton>
          </>
        }
      />
      <Card title={text('payroll.profilesTitle')} subtitle={text('payroll.profilesHint')}>
        <Loaded
          query={profiles}
          failure={text('payroll.profilesNotLoaded')}
          headingLevel={3}
          skeleton={<SkeletonList label={text('payroll.profilesLoading')} rows={3} />}
        >
          {(found) => <ProfileTable profiles={found} onDelete={setDeleted} />}
        </Loaded>
      </Card>
      {/* The profiles above it must not move it when they are loaded. */}
      {!profiles.isPending && (
        <Card title={text('payroll.runsTitle')}>
          <Loaded
            query={runs}
            failure={text('payroll.runsNotLoaded')}
            headingLevel={3}
            skeleton={<SkeletonList label={text('payroll.runsLoading')} rows={4} />}
          >
            {(found) => <RunTable runs={found} />}
          </Loaded>
        </Card>
      )}
      {deleted && (
        <ConfirmDeletion
          title={text('payroll.removeTitle')}
          done={text('payroll.removed')}
          mutation={deleteProfileMutation()}
          input={deleted}
          reload={reloadProfile}
          message={rich('payroll.removeQuestion', { name: <bdi>{deleted.name}</bdi> })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

interface ProfileTableProps {
  profiles: readonly ExportProfile[];
  onDelete: (profile: ExportProfile) => void;
}

function ProfileTable({ profiles, onDelete }: ProfileTableProps) {
  const navigate = useNavigate();
  return (
    <Table
      label={text('payroll.profilesTitle')}
      rows={profiles}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<FileSpreadsheet aria-hidden="true" />}
          title={text('payroll.noProfiles')}
          message={text('payroll.noProfilesHint')}
        />
      }
      columns={[
        {
          id: 'name',
          header: text('payroll.profileColumn'),
          isRowHeader: true,
          cell: ({ id, name, level }) => (
            <span className="flex flex-col items-start">
              <Link to={`/settings/payroll/${id}`} className="font-medium text-accent-text hover:underline">
                <bdi>{name}</bdi>
              </Link>
              <span className="text-sm text-ink-muted">{levelName(level)}</span>
            </span>
          ),
        },
        {
          id: 'file',
          header: text('payroll.fileForm'),
          cell: ({ format, types, columns }) => (
            <span className="flex flex-col">
              <span>{format}</span>
              <span className="text-sm text-ink-muted">
                {text('payroll.typesAndColumns', { types: types.length, columns: columns.length })}
              </span>
            </span>
          ),
        },
        {
          id: 'actions',
          header: text('payroll.actions'),
          align: 'end',
          isHeaderHidden: true,
          cell: (profile) => (
            <RowActions
              actions={[
                {
                  label: text('payroll.edit'),
                  name: text('payroll.editNamed', profile),
                  onPress: () => void navigate(`/settings/payroll/${profile.id}`),
                },
                {
                  label: text('payroll.remove'),
                  name: text('payroll.removeNamed', profile),
                  onPress: () => onDelete(profile),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
