export const en = {
  'leave.employments.title': ({ name }: { name: string }) => `Employments of ${name}`,
  'leave.employments.hint': 'Someone who left and came back has several; days between them count nowhere.',
  'leave.employments.notLoaded': "Couldn't load the employments",
  'leave.employments.loading': 'Loading the employments',
  'leave.employments.number': ({ number }: { number: number }) => `Employment ${number}`,
  'leave.employments.remove': ({ number }: { number: number }) => `Remove employment ${number}`,
  'leave.employments.start': 'First day',
  'leave.employments.end': 'Last day',
  'leave.employments.countsEarlier': 'Earlier employments count for seniority',
  'leave.employments.keepsBalance': 'Keep the balance left at the end of the previous one',
  'leave.employments.add': 'Add Employment',
  'leave.employments.saved': 'Employments saved',
};
