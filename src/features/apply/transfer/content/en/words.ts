export const en = {
  open: 'Continue on another device',
  panel: {
    title: 'Continue on another device',
    lead: 'Scan the code with your other device, or send yourself the link. It works once, for 7 days. What you type here in the meantime comes along.',
    making: 'Making your link…',
    code: 'QR code with your link',
    link: 'Your link',
    copy: 'Copy the link',
    copied: 'Copied.',
    copyByHand: 'Your browser didn’t allow it. Select the link and copy it.',
    mail: 'Mail it to yourself',
    mailNote: 'Mailing it opens your own mail program, so the link never passes through us.',
    share: 'Share…',
    privacy:
      'We keep your answers encrypted and can’t read them: the key is in the link, after the #, and browsers don’t send that part to us. Until it’s used, anyone who has the link can read your answers, so don’t pass it on.',
    waiting: 'Waiting for your other device.',
    again: 'Try again',
    close: 'Close',
  },
  mail: {
    subject: 'Continue my application',
    body: (link: string) =>
      `Open this link on the device where you want to continue:\n\n${link}\n\nIt works once.`,
  },
  unreachable: 'We couldn’t reach our server. Check your connection and try again.',
  tooLong:
    'Your answers are too long to move to another device. Shorten the longest one, or finish on this device.',
  behind:
    'Your other device doesn’t have your latest changes yet. They’ll go out as soon as we can reach our server.',
  away: {
    title: 'You’re continuing on another device',
    text: 'Your answers moved there. You can type on one device at a time. To go on here instead, bring them back.',
    bring: 'Bring it back here',
    bringing: 'Bringing it back…',
    leave: 'Back to Role Selection',
  },
  sent: {
    title: 'You sent this application from another device',
    text: 'There’s nothing left to do here. Your answers are still in this browser.',
    remove: 'Remove them from this browser',
    keep: 'Use them for another application',
  },
  arrived: 'Something you typed on your other device just came in. Look it over, then press Submit again.',
  left: {
    title: 'You answered this on two devices',
    text: 'The form has one of your answers. Here’s the other one, so you can decide which is right.',
    away: 'Your other device has a different answer, so this one stayed on this device.',
    use: 'Use this answer',
    leaveOut: 'Leave it out',
    first: 'Decide which answer is right before you send the application.',
  },
  continue: {
    title: 'Continue your application',
    description: 'Go on with the application you started on another device.',
    reading: 'Opening your answers…',
    privacy: 'We can’t read your answers: your browser decrypts them with the key in your link.',
    withoutScripts:
      'Your answers are decrypted in your browser, which takes JavaScript. Turn it on, or call us:',
    skip: 'Skip to main content',
    questions: 'Questions? Call',
    found: {
      plaintiff: (step: number, saved: string) => `As a plaintiff, step ${step} of 4. Last changed ${saved}.`,
      attorney: (step: number, saved: string) => `As an attorney, step ${step} of 4. Last changed ${saved}.`,
    },
    move: 'When you continue here, your other device stops and shows that you moved on. You can bring it back there at any time.',
    go: 'Continue here',
    going: 'Moving your answers…',
    both: {
      title: 'This browser already has an application',
      text: 'You started one here that isn’t sent yet. What should become of it?',
      together: 'Put the two together',
      togetherNote:
        'Where they differ, the form gets the answer from your other device and shows you the one from here.',
      replace: 'Replace it with the one from my other device',
      replaceNote: 'The one that’s here is deleted.',
    },
    trouble: {
      'no-key': {
        title: 'Part of your link is missing',
        text: 'The part after the # is the key to your answers. Open the whole link again, just as it was sent, or scan the code again.',
      },
      wrong: {
        title: 'This link doesn’t fit',
        text: 'Part of it is wrong, so we can’t open your answers with it. Copy the whole link again. Nothing is lost: your answers are still on your other device.',
      },
      used: {
        title: 'This link has been used',
        text: 'A link works once. Your answers are on the device that opened it. On the device where you started, you can bring them back.',
      },
      gone: {
        title: 'This link no longer works',
        text: 'It’s wrong, or it’s more than 7 days old. If your answers are still on your other device, make a new link there.',
      },
      sent: {
        title: 'This application was sent',
        text: 'You finished it on another device. There’s nothing left to do here.',
      },
      unreachable: {
        title: 'We couldn’t open your answers',
        text: 'We couldn’t reach our server. Check your connection and try again. Nothing is lost: your answers are still on your other device.',
      },
    },
    again: 'Try again',
    fresh: 'Start a new application',
  },
}
