/** Where the contract stands once the person has decided, or it has ended. */
export const en = {
  turns: {
    yours: 'Your turn',
    ours: 'Our turn',
    attorneys: 'Your attorney’s turn',
    nobody: 'All done',
  },
  signed: {
    headline: 'You’ve signed. We’re waiting for your attorney.',
    lead: (attorney: string) =>
      `${attorney} has the contract and has one page to sign. There’s nothing for you to do about it.`,
    when: (when: string) => `Signed ${when}`,
    by: 'Your attorney signs by',
    why: 'If it takes longer, the dates in the contract no longer fit. Then we make a new one, and you sign again.',
  },
  refused: {
    headline: 'Your attorney didn’t sign.',
    lead: (day: string) =>
      `So the contract isn’t in force. No money moves, and you owe nothing. If you two agree, your attorney can still sign until ${day}.`,
  },
  paused: {
    headline: 'Your attorney wants to talk with you first.',
    lead: (attorney: string, day: string) =>
      `Call ${attorney} soon: they have until ${day} to sign. Until then nothing moves, and you owe nothing.`,
  },
  left: {
    headline: 'Your attorney says they don’t represent you.',
    lead: 'The contract can’t go on without an attorney who signs it. Tell us who represents you now.',
  },
  said: (by: string, when: string) => `${by}, ${when}`,
  acknowledged: {
    headline: (day: string) => `Everybody’s signed. We send the money ${day}.`,
    lead: (attorney: string, when: string) => `${attorney} signed ${when}.`,
    leaves: 'Money leaves us',
    bank: 'Your bank usually shows it the same day or the next.',
  },
  paper: {
    headline: 'Your contract comes by mail.',
    lead: 'We print it and mail it with an envelope that costs you nothing. Sign it, and mail it back.',
    mailedHeadline: 'Your contract is in the mail.',
    mailedLead: (day: string) =>
      `We mailed it ${day}. Sign it, and mail it back in the envelope that came with it.`,
    by: 'Sign and mail it by',
    why: 'The postmark counts. If it’s later, the dates in the contract no longer fit, and we make a new one.',
    action: 'How signing on paper works',
  },
  declined: {
    headline: 'You said no. We’ve stopped.',
    lead: 'It cost you nothing, and you owe nothing. If you change your mind, write to us or call.',
  },
  expired: {
    headline: (day: string) => `This offer ended ${day}.`,
    lead: (funding: string) =>
      `Its dates counted from ${funding}, so they don’t fit anymore. If nothing changed in your case, we can make you a new one.`,
    ask: 'Ask for a new offer',
    message: 'I’d like a new offer, please. The last one ended before it was signed.',
    owe: 'You owe nothing for the old one.',
  },
  replaced: {
    headline: 'We’re making you a new contract.',
    lead: 'The one you had is void. We’ll email you when the new one is here. You owe nothing for the old one.',
  },
  voided: {
    headline: 'We took this contract back.',
    lead: 'It’s void: it can’t be signed, and you owe nothing for it. We’ll write to you about what comes next.',
  },
  canceled: {
    headline: 'Canceled. You owe nothing.',
    lead: 'The contract is over, as if it had never been.',
  },
  unlawful: {
    headline: 'This contract can’t be signed anymore.',
    lead: 'The rules in your state changed after we sent it. You owe nothing for it. Ask us, and we’ll see what we can offer.',
  },
  call: 'Call us',
  notices: {
    signed: 'You’ve signed. We kept it, and you and your attorney get a copy.',
    less: 'Here’s your new contract, for less.',
    'less-made': 'We’re making your contract for less. We’ll email you when it’s here.',
    no: 'We got it. Thank you for telling us.',
    paper: 'We’ll mail you the paper.',
    withdrawn: 'From now on we mail you paper.',
    explain: 'We’ve asked your attorney to call you.',
    'explain-failed': 'We couldn’t ask your attorney just now. Try again in a few minutes.',
    asked: 'We got it. We’ll answer here and by email.',
    'not-now': 'We couldn’t take that just now. Try again in a few minutes.',
  },
}
