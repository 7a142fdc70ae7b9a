export const en = {
  open: 'Keep the link in another way, too',
  lead: 'Mail gets lost. The same link opens your case page from here.',
  secret:
    'Anybody who has this link can read your case and write to us as you, so keep it as you’d keep a key.',
  making: 'Making your link…',
  failed: 'We couldn’t make the link. Check your connection and try again, or use the one in your email.',
  ended: 'This browser no longer has your case open. Use the link in your email, or call us.',
  tryAgain: 'Try again',
  code: 'Code with the link to your case page',
  codeHelp: 'Point the camera of your phone at it.',
  picture: 'Save as a picture',
  calendar: 'Add to my calendar',
  print: 'Print it',
  shared:
    'Unless this device is yours alone, save nothing on it. Use the code with your own phone, or print it.',
  saveAnyway: 'Save it on this device anyway',
  saved: 'It’s with your downloads.',
  drawing: {
    title: (company: string) => `My case at ${company}`,
    reference: (reference: string) => `Reference ${reference}`,
    due: (due: string) => `Answer by ${due}`,
    call: (phone: string) => `Questions? Call ${phone}`,
    secret: 'This link is a key. Don’t share it.',
    fileName: 'case-page',
  },
  entry: {
    title: (company: string) => `${company}: you have an answer by now`,
    notes: (reference: string, link: string, phone: string) =>
      `Reference ${reference}.\nYour case page: ${link}\nNothing heard? Call ${phone}.\nThe link is a key to your case. Don’t share this entry.`,
    fileName: 'case-answer',
  },
}
