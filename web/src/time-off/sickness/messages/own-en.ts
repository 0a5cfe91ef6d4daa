export const en = { 'time-off.sickness.ownSpells': 'Your Illnesses' };
