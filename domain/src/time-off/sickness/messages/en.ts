export const en = {
  'time-off.sickness.on': 'As of',
  'time-off.sickness.switchedOff':
    'The sickness report is switched off. A system administrator can switch it on in the system settings.',
  'time-off.sickness.ownSpell': 'Someone else must mark your illnesses',
  'time-off.sickness.noSpell': 'Only approved sick leave continues an earlier illness',
  'time-off.sickness.notEarlier': 'Choose an earlier illness of the same person',
};
