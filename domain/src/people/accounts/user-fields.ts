import { roles } from '../../access/role.ts';
import { personFields } from '../../records/record-fields.ts';

/** The editable fields of an account. Its texts are erased with the person. */
export const userFields = personFields({
  email: {
    kind: 'line',
    label: 'Email',
    max: 1000,
    loggedLabel: 'Address',
    words: 'address',
    column: {
      headings: ['emailaddress', 'mail', 'mailaddress', 'workemail', 'emailadresse', 'mailadresse'],
    },
  },
  name: {
    kind: 'name',
    label: 'Name',
    max: 100,
    column: {
      headings: ['fullname', 'displayname', 'employee', 'employeename', 'vollstaendigername', 'mitarbeiter'],
    },
  },
  role: {
    kind: 'choice',
    label: 'Role',
    options: roles,
    setBy: 'create',
    column: { headings: ['userrole', 'systemrole', 'rolle'] },
  },
  departmentId: {
    kind: 'reference',
    label: 'Department',
    isOptional: true,
    loggedAs: 'department',
    column: { name: 'department', headings: ['dept', 'departmentname', 'abteilung'] },
  },
  employmentStart: {
    kind: 'date',
    label: 'Employment start',
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
    label: 'Last day',
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
    label: 'Status',
    loggedLabel: 'Active',
    setBy: 'other',
    column: { name: 'status', headings: ['accountstatus', 'kontostatus'] },
  },
});
