interface Labelled {
  label: string;
}

export const en = {
  'shell.settings.auditLogPurpose': 'Who changed what, and when',
  'shell.settings.auditLogWords': 'history',
  'shell.settings.payrollPurpose': 'Files for your payroll program, and what was handed over',
  'shell.settings.payrollWords': 'export salary wages datev lodas sage',
  'shell.settings.correctionsPurpose': 'Balances that an update computes differently',
  'shell.settings.correctionsWords': 'corrected balances update recalculated',
  'shell.settings.departmentsPurpose': 'What people and teams belong to',
  'shell.settings.emailsPurpose': 'What could not be sent, and why',
  'shell.settings.emailsWords': 'mails',
  'shell.settings.leavePage': ({ label }: Labelled) => `Leave ${label}`,
  'shell.settings.peoplePurpose': "Each person's place, plan and schedule",
  'shell.settings.peopleWords': 'leave of people terms',
  'shell.settings.placesPurpose': 'Where people work, and their public holidays',
  'shell.settings.placesWords': 'public bank',
  'shell.settings.plansPurpose': 'How much leave people have, and how they earn it',
  'shell.settings.plansWords': 'leave plans policies rules entitlement',
  'shell.settings.schedulesPurpose': 'Working hours of a week',
  'shell.settings.schedulesWords': 'work schedules hours part time',
  'shell.settings.setupPurpose': 'What is set up, and what is still open',
  'shell.settings.setupWords': 'first steps onboarding start',
  'shell.settings.systemPurpose': 'Company name, weeks, reminders, who sees absences',
  'shell.settings.systemWords': 'company name week start reminders escalation visibility capacity',
  'shell.settings.typesPurpose': 'Vacation, sick leave and what else people request',
  'shell.settings.typesWords': 'leave types codes colours',
  'shell.settings.yearEndPurpose': 'What expires, what is carried over, closed years',
  'shell.settings.yearEndWords': 'closing carry over',
  'shell.settings.provisionsPurpose': 'Leave owed at the end of a day, kept lists',
  'shell.settings.provisionsWords': 'accrued liability balance sheet',
};
