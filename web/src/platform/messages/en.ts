export const en = {
  'platform.delete': 'Delete',
  'platform.deleting': 'Deleting...',
};
