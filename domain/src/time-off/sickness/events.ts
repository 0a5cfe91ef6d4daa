import { event } from '../../events/event.ts';
import { newValue } from '../../events/event-changes.ts';
import { EventDate } from '../../events/event-values.ts';
import { personSaid, textAfter } from '../../events/event-words.ts';
import { eventMessage } from './messages/event-message.ts';

export const sicknessRead = event('sickness-report.read', {
  text: ({ changes }) => eventMessage('time-off.sickness.events.read', { on: textAfter(changes, 'through') }),
});

export const spellsRead = event('sick-spell.read', {
  text: ({ subject }) => eventMessage('time-off.sickness.events.spellsRead', { person: personSaid(subject) }),
});

export const spellContinued = event('sick-spell.continued', {
  data: { startDate: EventDate },
  text({ subject, data: { startDate }, changes }) {
    const told = { person: personSaid(subject), startDate };
    const earlier = newValue(changes, 'continues');
    return typeof earlier === 'string'
      ? eventMessage('time-off.sickness.events.continued', { ...told, earlier })
      : eventMessage('time-off.sickness.events.separated', told);
  },
});

export const spellNoticed = event('sick-spell.noticed', {
  data: { startDate: EventDate },
  text: ({ subject, data: { startDate }, changes }) =>
    eventMessage('time-off.sickness.events.noticed', {
      person: personSaid(subject),
      startDate,
      days: Number(newValue(changes, 'illnessDays')),
    }),
});

export const sicknessEvents = {
  'sickness-report.read': sicknessRead,
  'sick-spell.read': spellsRead,
  'sick-spell.continued': spellContinued,
  'sick-spell.noticed': spellNoticed,
} as const;
