export const en = {
  'time-off.closings.export.name': 'Name',
  'time-off.closings.export.email': 'Email',
  'time-off.closings.export.plan': 'Leave plan',
  'time-off.closings.export.type': 'Type',
  'time-off.closings.export.unit': 'Unit',
  'time-off.closings.export.lapsed': 'Expired',
  'time-off.closings.export.balance': 'Remaining',
  'time-off.closings.export.expiring': 'Of that, expiring',
  'time-off.closings.export.lastDay': 'Last day',
};
