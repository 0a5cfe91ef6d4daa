export const en = {
  'audit.endBeforeStart': 'End date must be on or after start date',
};
