export const en = {
  looking: 'Looking at your photos…',
  joining: 'Making one PDF of your photos…',
  title: (count: number) => (count === 1 ? 'Your photo' : `${count} photos`),
  order: 'They’ll go out as one PDF, in this order.',
  blurred: 'This one looks blurry.',
  blurredHelp:
    'If you can’t read it on your screen, we can’t either. Lay the page flat by a window and hold the phone right above it.',
  page: (number: number) => `Page ${number}`,
  remove: 'Leave out',
  again: 'Choose a sharper one',
  addPage: 'Add a page',
  sendOne: 'Send it',
  sendAnyway: 'Send it anyway',
  sendJoined: 'Send as one PDF',
  discard: 'Don’t send',
  joinedName: (name: string, count: number) => `${name}, ${count} pages.pdf`,
}
