export const en = {
  'connections.feeds.title': 'Calendar Feeds',
  'connections.feeds.hint': 'Your calendar program fetches them by itself.',
  'connections.feeds.add': 'Add Feed',
  'connections.feeds.adding': 'Adding…',
  'connections.feeds.added': 'Feed added',
  'connections.feeds.notAdded': 'The feed was not added',
  'connections.feeds.none': 'No feeds yet',
  'connections.feeds.noneHint': 'Add one to see time off in Google, Outlook or Apple Calendar.',
  'connections.feeds.loading': 'Loading your calendar feeds',
  'connections.feeds.notLoaded': "Couldn't load your calendar feeds",
  'connections.feeds.kind': 'Shows',
  'connections.feeds.kindMine': 'My time off',
  'connections.feeds.kindAway': 'Who is away',
  'connections.feeds.awayOfLabel': ({ group }: { group: string }) => `Who is away: ${group}`,
  'connections.feeds.goneGroup': 'a group you no longer see',
  'connections.feeds.group': 'People',
  'connections.feeds.everyone': 'Everyone I see',
  'connections.feeds.department': 'Department',
  'connections.feeds.teamOf': ({ team, department }: { team: string; department: string }) =>
    `${team} (${department})`,
  'connections.feeds.lastFetched': ({ when }: { when: string }) => `Last fetched ${when}`,
  'connections.feeds.lastFetchedBy': ({ when, client }: { when: string; client: string }) =>
    `Last fetched ${when} by ${client}`,
  'connections.feeds.neverFetched': 'Not fetched yet',
  'connections.feeds.createdOn': ({ when }: { when: string }) => `Added ${when}`,
  'connections.feeds.end': 'End',
  'connections.feeds.endNamed': ({ what }: { what: string }) => `End the feed: ${what}`,
  'connections.feeds.endTitle': 'End Feed',
  'connections.feeds.endQuestion':
    'Calendars with this feed will lose its events. You can add another feed at any time.',
  'connections.feeds.ending': 'Ending…',
  'connections.feeds.ended': 'Feed ended',
  'connections.feeds.keep': 'Keep Feed',
  'connections.feeds.created': 'Add the Feed to Your Calendar',
  'connections.feeds.addressHint':
    'The address is a secret and shown only now: anyone who has it can read the feed.',
  'connections.feeds.address': 'Address',
  'connections.feeds.copy': 'Copy Address',
  'connections.feeds.copied': 'Address copied',
  'connections.feeds.notCopied': 'Your browser can’t copy it. The address is selected: press Ctrl C.',
  'connections.feeds.open': 'Open in Calendar App',
  'connections.feeds.done': 'Done',
  'connections.feeds.howTo': 'How to add a feed',
  'connections.feeds.google': 'Google Calendar',
  'connections.feeds.googleText':
    'On a computer, choose “Other calendars”, then “From URL”, and paste the address. Google refreshes every 8 to 24 hours.',
  'connections.feeds.outlookWeb': 'Outlook on the web',
  'connections.feeds.outlookWebText':
    'Choose “Add calendar”, then “Subscribe from web”, and paste the address. It refreshes every 3 to 24 hours.',
  'connections.feeds.outlook': 'Outlook on a computer',
  'connections.feeds.outlookText':
    'Choose “Add Calendar”, then “From Internet”, and paste the address. It refreshes about every hour.',
  'connections.feeds.apple': 'Apple Calendar',
  'connections.feeds.appleText':
    'Press “Open in Calendar App”, or choose “New Calendar Subscription” and paste the address. You choose how often it refreshes.',
  'connections.feeds.reach':
    'Google and Outlook on the web can only read feeds of servers that they can reach from the internet.',
  'connections.feeds.busy':
    'A feed shows time off, but does not block the time when others plan a meeting. Invitations do.',
  'connections.feeds.secret':
    'Anyone who has the address can read the feed. If it got out, end the feed and add another one.',
  'connections.feeds.allTitle': "Everyone's Calendar Feeds",
  'connections.feeds.allHint': 'Each shows only what its person may see.',
  'connections.feeds.allNotLoaded': "Couldn't load the calendar feeds",
  'connections.feeds.allLoading': 'Loading the calendar feeds',
  'connections.feeds.owner': 'Person',
  'connections.feeds.ownTimeOff': 'Own time off',
  'connections.feeds.lastFetch': 'Last fetched',
  'connections.feeds.actions': 'Actions',
  'connections.feeds.endOfPerson': ({ name }: { name: string }) =>
    `A feed of ${name} ends at once. They can add another one.`,
  'connections.feeds.endOfPersonNamed': ({ name }: { name: string }) => `End a feed of ${name}`,
};
