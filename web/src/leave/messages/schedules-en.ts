interface Named {
  name: string;
}

/** The page of work schedules. */
export const en = {
  'leave.schedules.title': 'Work Schedules',
  'leave.schedules.add': 'Add Schedule',
  'leave.schedules.listLabel': 'Work schedules',
  'leave.schedules.loading': 'Loading the work schedules',
  'leave.schedules.notLoaded': "Couldn't load the work schedules",
  'leave.schedules.none': 'No work schedules yet',
  'leave.schedules.noneHint': 'Add the first one to assign it to places and people.',
  'leave.schedules.nameColumn': 'Name',
  'leave.schedules.hoursColumn': 'Hours',
  'leave.schedules.actionsColumn': 'Actions',
  'leave.schedules.change': 'Change',
  'leave.schedules.changeNamed': ({ name }: Named) => `Change ${name}`,
  'leave.schedules.delete': 'Delete',
  'leave.schedules.deleteNamed': ({ name }: Named) => `Delete ${name}`,
  'leave.schedules.deleteTitle': 'Delete Schedule',
  'leave.schedules.deleteQuestion': ({ name }: Named) =>
    `Are you sure you want to delete the schedule "${name}"?`,
  'leave.schedules.deleted': 'Schedule deleted',
};
