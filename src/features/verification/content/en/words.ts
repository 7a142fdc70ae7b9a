export const en = {
  crumb: 'Is this letter real?',
  head: {
    description:
      'Check a contract or a letter that says it’s from us: type its number or choose the file. The answer shows no name and no amount.',
    keywords: ['is this letter real', 'verify funding contract', 'check a pre-settlement funding contract'],
  },
  number: {
    label: 'The number on the paper',
    help: 'Like BF-4KT7Q-92MWX, at the foot of every page. Capitals and dashes don’t matter.',
    submit: 'Check the number',
    empty: 'Type the number from the paper',
  },
  or: 'or',
  file: {
    choose: 'Choose the file',
    drop: 'Or drop it here.',
    help: 'It’s checked in your browser. We never get it.',
  },
  warning: {
    title: 'Does a letter ask you to pay, or to pay somewhere else?',
    call: (phone: string) => `Call us at ${phone} first, not at the number on the letter.`,
  },
  guide: {
    title: 'Number or file?',
    number: {
      title: 'The number',
      text: 'It tells you whether we sent such a paper, when, and whether it still counts.',
    },
    file: {
      title: 'The file',
      text: 'It also tells you whether anything in it was changed. Choose the PDF as you got it: saving it again from another program changes it.',
    },
  },
  checking: 'Checking…',
  answers: {
    issued: {
      number: {
        title: 'Yes, that’s our number.',
        text: (day: string) =>
          `We sent a paper with it on ${day}, and that paper still counts. A number can be copied: choose the file to see that nothing in it was changed.`,
      },
      file: {
        title: 'Yes. It’s ours, and unchanged.',
        text: (day: string) =>
          `We sent this file on ${day}, and it still counts. Not one letter was changed since.`,
      },
    },
    replaced: {
      number: {
        title: 'Ours, but it no longer counts.',
        text: (issued: string, ended: string) =>
          `We sent a paper with this number on ${issued}. It was replaced or ended on ${ended}. Don’t sign it, and don’t pay from it.`,
      },
      file: {
        title: 'Ours, but it no longer counts.',
        text: (issued: string, ended: string) =>
          `We sent this file on ${issued}. It was replaced or ended on ${ended}. Don’t sign it, and don’t pay from it.`,
      },
    },
    unknown: {
      number: {
        title: 'Not ours.',
        text: 'We never sent a paper with this number. Don’t sign it, and don’t pay.',
      },
      file: {
        title: 'Not ours, or changed.',
        text: 'We never sent this file, or something in it was changed since. Don’t sign it, and don’t pay.',
      },
    },
  },
  facts: {
    sent: 'Sent',
    ended: 'Replaced or ended',
    checkedBy: 'Checked by',
    number: 'The number alone',
    file: 'The file itself',
  },
  steps: {
    number: {
      title: 'Check for a typing mistake',
      text: 'Our numbers have no 0, 1, I, L or O.',
    },
    file: {
      title: 'Choose the file as you got it',
      text: 'Saving it again from another program changes it. Or check the number that’s printed on it.',
    },
    call: { title: (phone: string) => `Call us at ${phone}`, text: 'Not at the number on the paper.' },
    keep: {
      title: 'Keep the paper and the envelope',
      text: 'If somebody used our name, they show who it was.',
    },
  },
  failed: {
    title: 'It couldn’t be checked',
    offline: 'You’re offline. Connect to the internet and try again.',
    unreadable: 'Your browser can’t read this file. Check the number instead.',
    tooLarge: 'This file is too large to be one of ours. Check the number instead.',
    usual: 'Please try again in a moment, or call us.',
  },
}
