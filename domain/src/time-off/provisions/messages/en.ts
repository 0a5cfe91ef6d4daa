export const en = {
  'time-off.provisions.on': 'As of',
  'time-off.provisions.list': 'Kept list',
};
