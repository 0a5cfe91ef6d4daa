import { expect, test } from 'vitest';
import { componentWords, fillWords } from './component-words.ts';

test('words are filled into the objects that the components already have, part by part', () => {
  const calendar = componentWords('de', 'calendar');
  const picker = componentWords('de', 'datepicker');
  fillWords('de', {
    'react-aria/intl/calendar/de-DE.mjs': { next: 'Weiter' },
    'react-aria/intl/datepicker/de-DE.mjs': { year: 'Jahr' },
    'react-stately/intl/datepicker/de-DE.mjs': { reversed: 'Falsche Reihenfolge' },
  });
  expect(calendar).toEqual({ next: 'Weiter' });
  expect(picker).toEqual({ year: 'Jahr', reversed: 'Falsche Reihenfolge' });
  expect(componentWords('fr', 'calendar')).toEqual({});
});
