export const en = {
  'csv.yes': 'Yes',
  'csv.no': 'No',
};
