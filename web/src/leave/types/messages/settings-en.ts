interface Named {
  name: string;
}

/** The page of types. */
export const en = {
  'leave.types.title': 'Types',
  'leave.types.add': 'Add Type',
  'leave.types.loading': 'Loading the types',
  'leave.types.notLoaded': "Couldn't load the types",
  'leave.types.typeColumn': 'Type',
  'leave.types.approvalColumn': 'Approval',
  'leave.types.approval': 'Approval',
  'leave.types.notice': 'Notice',
  'leave.types.unitColumn': 'Unit',
  'leave.types.shownToColumn': 'Who sees it',
  'leave.types.actionsColumn': 'Actions',
  'leave.types.change': 'Change',
  'leave.types.changeNamed': ({ name }: Named) => `Change ${name}`,
  'leave.types.delete': 'Delete',
  'leave.types.deleteNamed': ({ name }: Named) => `Delete ${name}`,
  'leave.types.deleteTitle': 'Delete Type',
  'leave.types.deleteQuestion': ({ name }: Named) =>
    `Are you sure you want to delete the type "${name}"? This action cannot be undone.`,
  'leave.types.deleted': 'Type deleted',
  'leave.types.inDays': 'Days',
  'leave.types.inHours': 'Hours',
  'leave.types.shownToEveryone': 'Everyone',
  'leave.types.shownToApprovers': 'Approvers and HR',
  'leave.types.shownToHr': 'HR only',
};
