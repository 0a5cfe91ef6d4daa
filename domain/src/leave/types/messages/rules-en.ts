export interface Named {
  name: string;
}

export const en = {
  'leave.types.code': 'Code',
  'leave.types.name': 'Name',
  'leave.types.colour': 'Colour',
  'leave.types.unit': 'Unit',
  'leave.types.counts': 'What counts',
  'leave.types.takesHalves': 'Half days',
  'leave.types.isPaid': 'Paid',
  'leave.types.isAway': 'Away from work',
  'leave.types.needsApproval': 'Requires approval',
  'leave.types.remindsOfExpiry': 'Reminder before it expires',
  'leave.types.isPaidOut': 'Paid out when someone leaves',
  'leave.types.isSickness': 'Illness of the person',
  'leave.types.documentBy': 'Document comes from',
  'leave.types.reason': 'Reason',
  'leave.types.documentAfterDays': 'Days without a document',
  'leave.types.reducesLeave': 'Reduces leave',
  'leave.types.protectsLeave': 'Keeps leave from expiring',
  'leave.types.protectedMonths': 'Months after the leave year',
  'leave.types.wrongProtection':
    'Choose whether leave is kept until the end of the next leave year or for a number of months',
  'leave.types.shownTo': 'Who sees it',
  'leave.types.codeCharacters':
    'Code must be capital letters, digits and underscores, such as PARENTAL_LEAVE',
  'leave.types.reservedCode': ({ code }: { code: string }) => `Code must not be ${code}`,
  'leave.types.hoursOfWork': 'A type in hours counts scheduled working days',
  'leave.types.inUse': ({ name }: Named) => `${name} cannot be deleted: plans, balances or requests use it`,
  'leave.types.isStandard': ({ name }: Named) =>
    `${name} cannot be deleted: balances and statistics depend on it`,
  'leave.types.staysInDays': ({ name }: Named) =>
    `${name} stays in days: plans, balances or requests have amounts of it`,
  'leave.types.staysInHours': ({ name }: Named) =>
    `${name} stays in hours: plans, balances or requests have amounts of it`,
};
