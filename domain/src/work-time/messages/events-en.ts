export interface Named {
  name: string;
}

export interface OfYear extends Named {
  year: string;
}

export const en = {
  'work-time.events.scheduleCreated': ({ name }: Named) => `Added the work schedule ${name}`,
  'work-time.events.scheduleChanged': ({ name }: Named) => `Changed the work schedule ${name}`,
  'work-time.events.scheduleDeleted': ({ name }: Named) => `Deleted the work schedule ${name}`,
  'work-time.events.placeCreated': ({ name }: Named) => `Added the place ${name}`,
  'work-time.events.placeChanged': ({ name }: Named) => `Changed the place ${name}`,
  'work-time.events.placeDeleted': ({ name }: Named) => `Deleted the place ${name}`,
  'work-time.events.holidaysChanged': ({ name, year }: OfYear) =>
    `Changed the holidays of ${name} in ${year}`,
  'work-time.events.holidaysRequested': ({ name, year }: OfYear) =>
    `Asked HR for the holidays of ${name} in ${year}`,
};
