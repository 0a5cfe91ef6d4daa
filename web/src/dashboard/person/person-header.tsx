import { mayManageUsers } from '@almanac/domain/access/permissions';
import { greetedName, personName } from '@almanac/domain/access/person-name';
import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { roleNames } from '../../access/role-name.ts';
import { Face } from '../../people/photos/face.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { RequestOnBehalfDialog } from '../../time-off/booking/request-on-behalf.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { rich, text } from './messages/text.ts';
import { PersonAdministration } from './person-administration.tsx';

/** Who the person is, and what the viewer can do about them. */
export function PersonHeader({ person }: { person: PersonDetails }) {
  const viewer = useViewer();
  const name = personName(person);
  const isOwn = viewer.id === person.id;
  const isActive = person.isActive !== false;
  const department = person.department?.name ?? text('dashboard.person.noDepartment');
  const mayRequest = !isOwn && isActive && person.role !== undefined;
  return (
    <PageHeader
      title={name}
      face={<Face personId={person.id} name={name} size="large" />}
      subtitle={
        person.role ? (
          text('dashboard.person.roleAndDepartment', { role: roleNames[person.role], department })
        ) : (
          <bdi>{department}</bdi>
        )
      }
      actions={
        <>
          {!isActive && <Badge tone="neutral">{text('dashboard.person.deactivated')}</Badge>}
          {isOwn && <LinkButton to="/profile">{text('dashboard.person.myProfile')}</LinkButton>}
          {mayRequest && <RequestForPerson person={person} />}
          {mayManageUsers(viewer) && <PersonAdministration person={person} />}
        </>
      }
    />
  );
}

function RequestForPerson({ person }: { person: PersonDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<CalendarPlus aria-hidden="true" />} onPress={() => setOpen(true)}>
        <span className="max-w-[min(24rem,68vw)] truncate">
          {rich('dashboard.person.requestFor', { name: <bdi>{greetedName(personName(person))}</bdi> })}
        </span>
      </Button>
      {isOpen && <RequestOnBehalfDialog user={person} onClose={() => setOpen(false)} />}
    </>
  );
}
