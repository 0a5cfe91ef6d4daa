interface Named {
  name: string;
}

export const en = {
  'work-time.noSuchPlace': 'There is no such place',
  'work-time.noSuchPlan': 'There is no such plan',
  'work-time.noSuchSchedule': 'There is no such schedule',
  'work-time.placeNameTaken': ({ name }: Named) => `There is a place with the name ${name} already`,
  'work-time.scheduleNameTaken': ({ name }: Named) => `There is a schedule with the name ${name} already`,
  'work-time.unknownCountry': ({ country }: { country: string }) =>
    `No holidays are known for the country ${country}`,
  'work-time.unknownRegion': ({ region, country }: { region: string; country: string }) =>
    `No holidays are known for the region ${region} of ${country}`,
  'work-time.impactChanged': 'The effect has changed; preview it again before you apply the change',
  'work-time.rulesBusy': 'The leave rules are being changed; try again in a moment',
};
