export const en = {
  crumb: 'Is this letter real?',
  head: {
    description:
      'Check a contract or a letter that says it’s from us: type its number or choose the file. The answer shows no name and no amount.',
    keywords: ['is this letter real', 'verify funding contract', 'check a pre-settlement funding contract'],
  },
  private:
    'The answer shows no name and no amount. A file stays on your device: only its fingerprint is sent.',
  privateWithoutScripts: 'The answer shows no name and no amount.',
  number: {
    label: 'Number on the paper',
    help: 'At the foot of every page, like BF-4KT7Q-92MWX.',
    submit: 'Check the number',
    empty: 'Type the number from the paper',
  },
  file: {
    title: 'Or check the file',
    help: 'The PDF as you got it. Saving it again from another program changes it.',
    choose: 'Choose a file',
    drop: 'Or drop it here.',
  },
  checking: 'Checking…',
  answers: {
    issued: {
      title: 'Yes, it’s ours',
      number: (day: string) =>
        `We sent the paper with this number on ${day}, and it still counts. Check the file, too, if you have it: a number can be copied onto another paper.`,
      file: (day: string) => `We sent this file on ${day}. It’s unchanged, and it still counts.`,
    },
    replaced: {
      title: 'It was ours, and it no longer counts',
      number: (issued: string, ended: string) =>
        `We sent the paper with this number on ${issued}. It was replaced or ended on ${ended}.`,
      file: (issued: string, ended: string) =>
        `We sent this file on ${issued}. It was replaced or ended on ${ended}.`,
    },
    unknown: {
      title: 'We can’t find it',
      number:
        'We never sent a paper with this number. Check each letter: our numbers have no 0, 1, I, L or O. If it’s right, the paper isn’t ours.',
      file: 'This isn’t a file we sent, or it was changed since. Check the number that’s printed on it.',
    },
  },
  call: (phone: string) => `Not sure? Call us at ${phone} before you sign or pay.`,
  failed: {
    title: 'It couldn’t be checked',
    offline: 'You’re offline. Connect to the internet and try again.',
    unreadable: 'Your browser can’t read this file. Check the number instead.',
    tooLarge: 'This file is too large to be one of ours. Check the number instead.',
    usual: 'Please try again in a moment, or call us.',
  },
}
