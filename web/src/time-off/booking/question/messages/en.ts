export const en = {
  'time-off.booking.cancelTitle': 'Cancel Request',
  'time-off.booking.cancelQuestion':
    'Are you sure you want to cancel this time off request? It stays listed as cancelled, and its days become free.',
  'time-off.booking.cancelling': 'Cancelling…',
  'time-off.booking.keep': 'Keep',
  'time-off.booking.cancelled': 'Time off request cancelled',
  'time-off.booking.cancelReason': 'Reason',
  'time-off.booking.cancelReasonHint':
    'It has already begun. As you are the only administrator, your reason is logged.',

  'time-off.booking.deleteTitle': 'Delete Request',
  'time-off.booking.deleteQuestion': 'Are you sure you want to delete this time off request?',
  'time-off.booking.confirmDelete': 'Delete',
  'time-off.booking.deleted': 'Time off request deleted',
  'time-off.booking.notDeleted': 'Failed to delete request',
  'time-off.booking.requestAgain': 'Request again',
  'time-off.booking.requestedAgain': 'Time off request submitted',
  'time-off.booking.notRequestedAgain': 'Failed to create time off request',
};
