export const en = {
  'departments.record': 'Department',
};
