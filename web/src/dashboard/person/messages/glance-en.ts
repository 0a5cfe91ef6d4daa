/** Absences of a colleague, and the card that appears on hover. */
export const en = {
  'dashboard.person.glanceNotLoaded': "Couldn't load this person.",
  'dashboard.person.glanceLoading': 'Loading the person',
  'dashboard.person.isDeactivated': 'Deactivated',
  'dashboard.person.withoutDepartment': 'No department',
  'dashboard.person.today': 'Time off today',
  'dashboard.person.nextAbsence': 'Next time off',
  'dashboard.person.absencesNotLoaded': 'Could not be loaded',
  'dashboard.person.noneKnown': 'None known',
  'dashboard.person.awayToday': ({ type }: { type: string }) => `${type} today`,
  'dashboard.person.awayOn': ({ type, days }: { type: string; days: string }) => `${type} ${days}`,
  'dashboard.person.andBack': ({ absence, back }: { absence: string; back: string }) => `${absence}, ${back}`,
};
