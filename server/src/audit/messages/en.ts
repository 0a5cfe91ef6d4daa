export const en = {
  'audit.entries.system': 'System',
  'audit.entries.deletedAccount': 'A deleted account',
  'audit.entries.ofErasedPerson': 'About a person who was erased',
};
