export const en = {
  title: 'Secure Document Upload',
  description: 'Send documents for your application safely.',
  checking: 'Checking your link…',
  withoutScripts: 'This page needs JavaScript to send files. Please turn it on, or call us:',
  questions: 'Questions? Call',
  skip: 'Skip to main content',
  /** Before and after the name. */
  for: (caseType: string): [string, string] => ['Documents for', `, ${caseType.toLowerCase()}`],
  left: (left: number, most: number) =>
    most === 1 ? `${left} of 1 upload left.` : `${left} of ${most} uploads left.`,
  worksUntil: (day: string) => `This link works until ${day}.`,
  maxReached: (most: number) => `You have reached the maximum number of uploads (${most}) for this link.`,
  maxReachedHelp: 'What you sent has arrived. If you have more to send, ask us for a new link.',
  leftOver: 'Not sent:',
  tooMany: (chosen: number, room: number) =>
    `You chose ${chosen} files, and ${room || 'no'} more ${room === 1 ? 'fits' : 'fit'} this link. Send the most important first.`,
  asked: 'What we ask for',
  askedRequired: 'Required before we can fund',
  received: 'Received',
  accepted: 'Accepted',
  choose: 'Choose files',
  drop: 'Drop files here, or choose them.',
  photo: 'Take a photo',
  acceptedFiles: 'PDF, Word, JPG, PNG, GIF or text, up to 50MB each. Photos of pages are fine.',
  chosen: 'Say what each file is',
  chosenHelp: 'The upload starts when you choose.',
  typeOf: (file: string) => `What is it? ${file}. The upload starts when you choose.`,
  typePlaceholder: 'Choose what it is',
  remove: 'Remove',
  noRoom: 'This link has no room for more files.',
  underWay: 'Being sent',
  notSent: 'Not sent',
  uploaded: 'Uploaded',
  uploadedToast: 'File uploaded successfully',
  privacy: 'Only our review team sees what you send. We use it for this application and nothing else.',
  tooManyGuesses: 'Too many requests. Please try again in {wait}.',
  invalid: {
    title: 'Invalid Upload Link',
    text: 'This upload link is invalid, expired, or has been deactivated.',
    help: 'Please contact your legal team to request a new upload link.',
    unsent: (files: number) => (files === 1 ? 'This file wasn’t sent:' : 'These files weren’t sent:'),
    unsentHelp: 'What wasn’t sent is still on your device. You can send it with a new link.',
    arrived: (files: number) =>
      files === 1
        ? 'The file you sent before has arrived.'
        : `The ${files} files you sent before have arrived.`,
  },
  newLink: {
    ask: 'Ask for a new link',
    asking: 'Asking…',
    help: 'This tells us that someone needs a new link. To keep it safe, we never show it on this page.',
    asked: 'We got your request',
    askedText: 'If the link was ours, you’ll hear from us by email or phone.',
    /** To a call, the same for every token. */
    answer: 'We have been told. If the link was ours, we will be in touch.',
    failed: 'That didn’t reach us. Try again, or call us.',
  },
  trouble: {
    title: 'We can’t check your link right now',
    text: 'Failed to validate token',
    again: 'Try again',
  },
}
