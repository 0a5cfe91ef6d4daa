export const en = {
  'work-time.rule-changes.cancel': 'Cancel',
  'work-time.rule-changes.reason': 'Reason',
  'work-time.rule-changes.reasonHint':
    'The change includes your own record, so the audit log keeps why you make it.',
  'work-time.rule-changes.preview': 'Preview Changes',
  'work-time.rule-changes.calculating': 'Calculating…',
  'work-time.rule-changes.noPreview': "Couldn't load the preview",
  'work-time.rule-changes.save': 'Save',
  'work-time.rule-changes.saving': 'Saving…',
  'work-time.rule-changes.notSaved': 'Nothing was saved',
};
