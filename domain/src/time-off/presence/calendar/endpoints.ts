import { endpoint } from '../../../endpoint.ts';
import { Calendar, ReadCalendar } from './calendar-schema.ts';

export const readCalendar = endpoint({
  name: 'readCalendar',
  summary:
    'What a calendar of at most 92 days shows: the pending and approved requests that the caller sees, when colleagues are away of whom they may know, public holidays, and the share of people away on each day. At most 5,000 absences, the earliest ones; `truncated` says whether there are more',
  method: 'GET',
  path: '/vacation/calendar',
  access: 'signed-in',
  query: ReadCalendar,
  status: 200,
  answer: Calendar,
  isCached: true,
  refusals: [],
});
