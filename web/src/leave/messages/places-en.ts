interface Named {
  name: string;
}

/** The page of places. */
export const en = {
  'leave.places.title': 'Places and Holidays',
  'leave.places.subtitle': 'Where people work, and their public holidays.',
  'leave.places.add': 'Add Place',
  'leave.places.listLabel': 'Places',
  'leave.places.loading': 'Loading the places',
  'leave.places.notLoaded': "Couldn't load the places",
  'leave.places.none': 'No places yet',
  'leave.places.noneHint': 'Add the first one to get holiday suggestions.',
  'leave.places.placeColumn': 'Place',
  'leave.places.holidaysColumn': 'Holidays',
  'leave.places.regionColumn': 'Region',
  'leave.places.noRegion': 'Not set',
  'leave.places.planColumn': 'Plan',
  'leave.places.scheduleColumn': 'Schedule',
  'leave.places.actionsColumn': 'Actions',
  'leave.places.change': 'Change',
  'leave.places.changeNamed': ({ name }: Named) => `Change ${name}`,
  'leave.places.delete': 'Delete',
  'leave.places.deleteNamed': ({ name }: Named) => `Delete ${name}`,
  'leave.places.deleteTitle': 'Delete Place',
  'leave.places.deleteQuestion': ({ name }: Named) =>
    `Are you sure you want to delete the place "${name}" with all of its holidays?`,
  'leave.places.deleted': 'Place deleted',
};
