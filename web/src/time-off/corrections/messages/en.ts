interface Named {
  name: string;
}

export const en = {
  'time-off.corrections.shorten': 'Shorten',
  'time-off.corrections.shortenTitle': 'Shorten Time Off',
  'time-off.corrections.shortenHint': ({ name }: Named) =>
    `${name}. The days after the new end return to the balance.`,
  'time-off.corrections.reportSickDays': 'Report sick days',
  'time-off.corrections.removeDays': 'Remove days',
  'time-off.corrections.reportTitle': 'Report Sick Days',
  'time-off.corrections.removeTitle': 'Remove Days',
  'time-off.corrections.removeHint': ({ name }: Named) =>
    `${name}. These days return to the balance; the rest stays approved.`,
};
