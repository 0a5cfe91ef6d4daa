import { roles } from '../../access/role.ts';
import { personFields } from '../../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of an account. Its texts are erased with the person. */
export const userFields = personFields({
  email: {
    kind: 'line',
    label: message('people.accounts.email'),
    max: 1000,
    loggedLabel: 'Address',
    words: 'address',
    column: {
      headings: ['emailaddress', 'mail', 'mailaddress', 'workemail', 'emailadresse', 'mailadresse'],
    },
  },
  name: {
    kind: 'name',
    label: message('people.accounts.name'),
    loggedLabel: 'Name',
    words: 'name',
    max: 100,
    column: {
      headings: ['fullname', 'displayname', 'employee', 'employeename', 'vollstaendigername', 'mitarbeiter'],
    },
  },
  role: {
    kind: 'choice',
    label: message('people.accounts.role'),
    loggedLabel: 'Role',
    words: 'role',
    options: roles,
    setBy: 'create',
    column: { headings: ['userrole', 'systemrole', 'rolle'] },
  },
  departmentId: {
    kind: 'reference',
    label: message('people.accounts.department'),
    loggedLabel: 'Department',
    words: 'department',
    isOptional: true,
    loggedAs: 'department',
    column: { name: 'department', headings: ['dept', 'departmentname', 'abteilung'] },
  },
  employmentStart: {
    kind: 'date',
    label: message('people.accounts.employmentStart'),
    loggedLabel: 'Employment start',
    words: 'employment start',
    isOptional: true,
    column: {
      headings: [
        'startdate',
        'firstday',
        'hiredate',
        'hiredon',
        'joiningdate',
        'dateofjoining',
        'employedsince',
        'eintritt',
        'eintrittsdatum',
        'eintrittam',
        'beschaeftigtseit',
        'beginn',
        'startdatum',
        'erstertag',
      ],
    },
  },
  employmentEnd: {
    kind: 'date',
    label: message('people.accounts.lastDay'),
    words: 'last day',
    isOptional: true,
    loggedLabel: 'Last day of work',
    setBy: 'change',
    column: {
      headings: [
        'enddate',
        'lastday',
        'leavingdate',
        'leftdate',
        'terminationdate',
        'austritt',
        'austrittsdatum',
        'austrittam',
        'beschaeftigtbis',
        'enddatum',
        'letztertag',
      ],
    },
  },
  isActive: {
    kind: 'flag',
    label: message('people.accounts.status'),
    words: 'status',
    loggedLabel: 'Active',
    setBy: 'other',
    column: { name: 'status', headings: ['accountstatus', 'kontostatus'] },
  },
});
