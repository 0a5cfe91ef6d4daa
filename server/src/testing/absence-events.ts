/** What follows changed absences, notices about them, and marks of illnesses: the sentence, what browsers refetch, emails and jobs. */
export const absenceEvents = {
  'time-off.shortened': [
    'Shortened to Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    ['time-off of Ann'],
    ['time-off.shortened to Ann', 'time-off.shortened-for-approvers to Maria'],
    ['invitation'],
  ],
  'time-off.restored': [
    'Returned Mon 3 Aug 2026 to Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    ['time-off of Ann'],
    [],
    ['invitation'],
  ],
  'time-off.document-due': [
    'Reminded the person of the document: Vacation of Ann (ann@example.com), Mon 3 Aug 2026',
    [],
    ['time-off.document-due to Ann'],
  ],
  'sick-spell.continued': [
    'Marked the illness of Ann (ann@example.com) from Mon 3 Aug 2026 as continuing the one from Mon 1 Jun 2026',
    ['time-off of Ann'],
  ],
  'sick-spell.noticed': [
    'Notified HR that the illness of Ann (ann@example.com) from Mon 3 Aug 2026 has lasted 28 days',
    [],
    ['sick-spell.noticed to Helen'],
  ],
} as const;
