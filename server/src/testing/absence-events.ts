/** What follows notices about absences, and marks of illnesses: the sentence, what browsers refetch, and emails. */
export const absenceEvents = {
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
