/** Tones with their own colours; src/styles/tokens.css defines text, surface and mark of each. */
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

/** Avatar tones; the person's name determines which one is used. */
export type PersonTone = `person-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
