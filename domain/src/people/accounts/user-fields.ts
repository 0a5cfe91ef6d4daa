import { roles } from '../../access/role.ts';
import { personFields } from '../../records/record-fields.ts';
import { message } from './messages/message.ts';

/** The editable fields of an account. Its texts are erased with the person. */
export const userFields = personFields({
  email: {
    kind: 'line',
    label: message('people.accounts.email'),
    max: 1000,
    column: {
      headings: ['emailaddress', 'mail', 'mailaddress', 'workemail', 'emailadresse', 'mailadresse'],
    },
  },
  name: {
    kind: 'name',
    label: message('people.accounts.name'),
    max: 100,
    column: {
      headings: ['fullname', 'displayname', 'employee', 'employeename', 'vollstaendigername', 'mitarbeiter'],
    },
  },
  personnelNumber: {
    kind: 'line',
    label: message('people.accounts.personnelNumber'),
    max: 40,
    isOptional: true,
    format: {
      pattern: /^[\p{L}\p{M}\p{Nd}/.-]*$/u,
      otherwise: message('people.accounts.personnelNumberNotValid'),
    },
    column: {
      headings: [
        'personnelno',
        'personnelid',
        'employeenumber',
        'employeeno',
        'employeeid',
        'staffnumber',
        'staffid',
        'payrollnumber',
        'payrollid',
        'personalnummer',
        'personalnr',
        'persnr',
        'mitarbeiternummer',
        'mitarbeiternr',
      ],
    },
  },
  costCentre: {
    kind: 'line',
    label: message('people.accounts.costCentre'),
    max: 40,
    isOptional: true,
    column: {
      headings: ['costcenter', 'costcentrecode', 'costcentercode', 'kostenstelle', 'kst'],
    },
  },
  role: {
    kind: 'choice',
    label: message('people.accounts.role'),
    options: roles,
    setBy: 'create',
    column: { headings: ['userrole', 'systemrole', 'rolle'] },
  },
  departmentId: {
    kind: 'reference',
    label: message('people.accounts.department'),
    isOptional: true,
    loggedAs: 'department',
    column: { name: 'department', headings: ['dept', 'departmentname', 'abteilung'] },
  },
  employmentStart: {
    kind: 'date',
    label: message('people.accounts.employmentStart'),
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
    isOptional: true,
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
    setBy: 'other',
    column: { name: 'status', headings: ['accountstatus', 'kontostatus'] },
  },
});
