import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as happened from './events.ts';

const ada = { id: '01000000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
const ben = { id: '01000000-0000-7000-8000-000000000002', name: 'Ben', email: 'ben@example.com' };
const request: happened.RequestState = {
  type: 'VACATION',
  typeName: 'Vacation',
  status: 'PENDING',
  startDate: '2026-08-03',
  endDate: '2026-08-07',
  unit: 'DAY',
  amount: 5,
  businessDays: 5,
  workDays: 5,
  version: 1,
};
const approved = { ...request, status: 'APPROVED' } as const;
const days = { startDate: '2026-08-05', endDate: '2026-08-05', startHalf: 'PM' } as const;
const decidedAt = '2026-08-01T09:30:00.000Z';
const isOfAda = { entityId: '01000000-0000-7000-8000-000000000003', subject: ada };
const ofAda = { ...isOfAda, changes: [{ field: 'status', from: 'PENDING', to: 'APPROVED' }] } as const;
const moved = { ...isOfAda, changes: [{ field: 'endDate', to: '2026-08-07' }] } as const;

const own = 'Vacation, Mon 3 to Fri 7 Aug 2026';
const ofOther = 'Vacation of Ada (ada@example.com), Mon 3 to Fri 7 Aug 2026';

const sentences: [string, Event, typeof ada][] = [
  [`Requested ${own}`, happened.timeOffRequested({ ...ofAda, data: { request } }), ada],
  [`Recorded ${own}`, happened.timeOffRequested({ ...ofAda, data: { request: approved } }), ada],
  [`Changed a request to ${own}`, happened.timeOffEdited({ ...moved, data: { request } }), ada],
  [
    `Changed the reason of a request for ${own}`,
    happened.timeOffEdited({ ...isOfAda, changes: [{ field: 'reason' }], data: { request } }),
    ada,
  ],
  [
    `Shortened to ${ofOther}`,
    happened.timeOffEdited({ ...moved, data: { request, endsWithEmployment: true } }),
    ben,
  ],
  [`Cancelled ${own}`, happened.timeOffCancelled({ ...ofAda, data: { request } }), ada],
  [`Cancelled ${ofOther}`, happened.timeOffCancelled({ ...ofAda, data: { request } }), ben],
  [
    `Cancelled ${ofOther}`,
    happened.timeOffCancelled({ ...ofAda, data: { request, because: 'EMPLOYMENT_ENDS' } }),
    ada,
  ],
  [
    `Joined ${ofOther} to the request it was split from`,
    happened.timeOffCancelled({ ...ofAda, data: { request, because: 'JOINED_TO_ORIGIN' } }),
    ada,
  ],
  [`Deleted the request for ${own}`, happened.timeOffDeleted({ ...ofAda, data: { request } }), ada],
  [
    `Approved ${ofOther}`,
    happened.timeOffApproved({ ...ofAda, data: { request: approved, decidedAt } }),
    ben,
  ],
  [
    `Rejected ${ofOther}, for Ben`,
    happened.timeOffRejected({ ...ofAda, data: { request, decidedAt, decidedFor: ben } }),
    ben,
  ],
  [
    `Rejected ${ofOther}, for ben@example.com`,
    happened.timeOffRejected({ ...ofAda, data: { request, decidedAt, decidedFor: { ...ben, name: '' } } }),
    ben,
  ],
  [
    `Approved ${ofOther} (from an email)`,
    happened.timeOffApproved({ ...ofAda, data: { request: approved, decidedAt, via: 'EMAIL' } }),
    ben,
  ],
  [
    `Rejected ${ofOther}, for Ben (from an email)`,
    happened.timeOffRejected({ ...ofAda, data: { request, decidedAt, decidedFor: ben, via: 'EMAIL' } }),
    ben,
  ],
  [`Undid the decision on ${ofOther}`, happened.decisionUndone({ ...ofAda, data: { request } }), ben],
  [`Recorded ${ofOther}`, happened.timeOffRecorded({ ...ofAda, data: { request, as: 'RECORDED' } }), ben],
  [`Recorded ${ofOther}`, happened.timeOffRecorded({ ...ofAda, data: { request, as: 'TAKEN_OUT' } }), ben],
  [`Imported ${ofOther}`, happened.timeOffRecorded({ ...ofAda, data: { request, as: 'IMPORTED' } }), ben],
  [`Requested ${ofOther}`, happened.timeOffRecorded({ ...ofAda, data: { request, as: 'REQUESTED' } }), ben],
  [`Reported ${ofOther}`, happened.timeOffRecorded({ ...ofAda, data: { request, as: 'REPORTED' } }), ada],
  [`Kept the rest as ${ofOther}`, happened.timeOffRecorded({ ...ofAda, data: { request, as: 'REST' } }), ben],
  [
    `Returned the days as ${ofOther}`,
    happened.timeOffRecorded({ ...ofAda, data: { request, as: 'RETURNED', decidedAt } }),
    ben,
  ],
  [`Shortened to ${own}`, happened.timeOffShortened({ ...moved, data: { request } }), ada],
  [`Shortened to ${ofOther}`, happened.timeOffShortened({ ...moved, data: { request } }), ben],
  [
    `Removed Wed 5 Aug 2026, afternoon from ${ofOther}`,
    happened.timeOffInterrupted({ ...moved, data: { request, days, remaining: [] } }),
    ben,
  ],
  [
    `Returned Wed 5 Aug 2026, afternoon to ${ofOther}`,
    happened.timeOffRestored({ ...moved, data: { request, days } }),
    ben,
  ],
  [
    `Marked the document as received: ${ofOther}`,
    happened.documentRecorded({ ...moved, data: { request, isReceived: true } }),
    ben,
  ],
  [
    `Marked the document as fetched by HR: ${ofOther}`,
    happened.documentRecorded({ ...moved, data: { request, isReceived: true, isFetched: true } }),
    ben,
  ],
  [
    `Reminded the person of the document: ${ofOther}`,
    happened.documentDue({ ...moved, data: { request } }),
    ben,
  ],
  [
    `Marked the document as missing: ${ofOther}`,
    happened.documentRecorded({ ...moved, data: { request, isReceived: false } }),
    ben,
  ],
  [
    `Reduced leave for ${ofOther}`,
    happened.leaveReduced({
      ...moved,
      data: {
        request,
        reduces: true,
        reduced: [{ type: 'VACATION', typeName: 'Vacation', unit: 'DAY', amount: 25 }],
      },
    }),
    ben,
  ],
  [
    `Leave is no longer reduced for ${ofOther}`,
    happened.leaveReduced({ ...moved, data: { request, reduces: false, reduced: [] } }),
    ben,
  ],
  [
    `Reminded Ben (ben@example.com) and Ada (ada@example.com) of ${ofOther}`,
    happened.approversReminded({
      ...isOfAda,
      changes: [
        { field: 'told', to: ben },
        { field: 'told', to: ada },
        { field: 'told', to: ben },
      ],
      data: { request },
    }),
    ben,
  ],
];

test.each(sentences)('%s', (sentence, event, actor) => {
  expect(toldEvent(event, actor)).toBe(sentence);
});
