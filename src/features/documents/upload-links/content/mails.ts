/** To us. */
export const newLinkWords = {
  subject: (reference: string) => `New upload link requested: ${reference}`,
  heading: 'Somebody asked for a new upload link',
  asked:
    'They opened a link that no longer works and pressed “Ask for a new link”. We told them nothing about the application.',
  takeCare:
    'Anyone who has the old link can ask. Before you send a new one, make sure that it goes to the right person.',
  reference: 'Reference',
  oldLink: 'The old link',
  deactivated: (day: string) => `deactivated on ${day}`,
  expired: (day: string) => `expired on ${day}`,
  works: 'still works',
  used: 'Used',
  uploads: (count: number, most: number) => `${count} of ${most} uploads`,
  open: 'Open the application',
  signature: (company: string) => `Sent by the website of ${company}.`,
}
