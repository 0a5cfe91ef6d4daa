export const en = {
  'time-off.requests.partOfDay': 'Part of the day',
  'time-off.requests.wholeDay': 'Whole day',
  'time-off.requests.morningPart': 'Morning',
  'time-off.requests.afternoonPart': 'Afternoon',
  'time-off.requests.firstDay': 'First day',
  'time-off.requests.afternoonOnly': 'Afternoon only',
  'time-off.requests.lastDay': 'Last day',
  'time-off.requests.morningOnly': 'Morning only',
};
