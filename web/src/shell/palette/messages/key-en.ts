interface Linked {
  profile: string;
}

export const en = {
  'shell.palette.keyApprove': 'Approve',
  'shell.palette.keyNextPrevious': 'Next request, previous request',
  'shell.palette.keyReject': 'Reject',
  'shell.palette.keySelect': 'Select',
  'shell.palette.keyShowKeys': 'Show these keys',
  'shell.palette.keySidebar': 'Show or hide the sidebar',
  'shell.palette.keySubmit': 'Submit the form',
  'shell.palette.keySubmitName': 'Enter',
  'shell.palette.keyUndo': 'Undo my last decision',
  'shell.palette.keys': 'Keys',
  'shell.palette.keysEverywhere': 'Everywhere',
  'shell.palette.keysLetters': 'Letters',
  'shell.palette.lettersOff': ({ profile }: Linked) =>
    `On a Mac, use Cmd instead of Ctrl. Turn single-key shortcuts off in your ${profile}.`,
  'shell.palette.lettersOn': ({ profile }: Linked) =>
    `On a Mac, use Cmd instead of Ctrl. Turn single-key shortcuts on in your ${profile}.`,
  'shell.palette.lettersProfile': 'profile',
};
