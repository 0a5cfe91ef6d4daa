/** The meanings that have a colour of their own; src/styles/tokens.css gives each its text, surface and mark. */
export type Tone =
  | 'neutral'
  | 'accent'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'type-blue'
  | 'type-red'
  | 'type-green'
  | 'type-grey'
  | 'type-orange'
  | 'type-purple'
  | 'type-teal'
  | 'type-pink'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'system-admin'
  | 'hr-admin'
  | 'manager'
  | 'employee'
  | 'allocation-light'
  | 'allocation-medium'
  | 'allocation-high'
  | 'allocation-full'
  | PersonTone;

/** The tones of people's pictures, of which each name has one. */
export type PersonTone = `person-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
