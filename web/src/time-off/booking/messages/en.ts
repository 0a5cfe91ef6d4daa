interface Named {
  name: string;
}

interface Request {
  type: string;
  days: string;
}

export const en = {
  'time-off.booking.request': 'Request Time Off',
  'time-off.booking.edit': 'Edit Request',
  'time-off.booking.onBehalf': 'Request on Behalf',
  'time-off.booking.onBehalfOf': ({ name }: Named) => `Time Off for ${name}`,
  'time-off.booking.pastAllowed': 'Past days are allowed.',
  'time-off.booking.loadingForm': 'Loading the request form',

  'time-off.booking.ofOwn': ({ type, days }: Request) => `${type}, ${days}`,
  'time-off.booking.ofPerson': ({ name, type, days }: Request & Named) => `${name}, ${type}, ${days}`,
  'time-off.booking.reduces': ({ type, amount }: { type: string; amount: string }) =>
    `Once approved, it reduces ${type} by ${amount}.`,
  'time-off.booking.mayReduce': ({ type, amount }: { type: string; amount: string }) =>
    `If HR says so, it reduces ${type} by ${amount}.`,
  'time-off.booking.reduceLeave': 'Reduce leave by a twelfth for each full calendar month',
  'time-off.booking.reducedSince': ({ day }: { day: string }) => `Leave is reduced. Notice given on ${day}`,
  'time-off.booking.lessOf': ({ type, amount }: { type: string; amount: string }) =>
    `${type}: ${amount} less.`,
  'time-off.booking.reducesNothing': 'No leave is reduced by this absence.',
  'time-off.booking.reductionMailed': 'The person is emailed, whether you tick or untick it.',
  'time-off.booking.notReduced': 'The reduction of leave was not saved',
  'time-off.booking.editShort': 'Edit',
  'time-off.booking.changeDates': 'Change dates',
  'time-off.booking.cancelShort': 'Cancel',
  'time-off.booking.withdraw': 'Withdraw',
  'time-off.booking.cancelTimeOff': 'Cancel time off',
  'time-off.booking.delete': 'Delete',
  'time-off.booking.moreActions': 'More actions',
};
