export const en = {
  'connections.channels.posts': 'posts',
  'connections.channels.kind': 'kind',
  'connections.channels.language': 'language',
  'connections.channels.name': 'Name',
  'connections.channels.url': 'Webhook URL',
  'connections.channels.record': 'Channel',
  'connections.channels.department': 'Department',
  'connections.channels.team': 'Team',
  'connections.channels.noPosts': 'Choose at least one post',
  'connections.channels.hidden': 'Absences are hidden in your company, so a channel can’t show them',
  'connections.channels.needsGroup':
    'Choose a department or a team: colleagues see only the absences of theirs',
  'connections.channels.oneGroup': 'Choose a department or a team, not both',
  'connections.channels.httpsUrl': 'Enter a URL that begins with https://',
  'connections.channels.internalUrl':
    'This address is inside your network. The operator can allow it with OUTGOING_HOSTS.',
  'connections.channels.lostUrl': 'Enter the webhook URL again: it was stored with another secret',
};
