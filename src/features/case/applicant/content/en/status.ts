import { spellNumber } from '#site/format.ts'

const count = (number: number) => spellNumber(number, 'en').toLowerCase()

/** "Police report" in the middle of a sentence; "MRI" stays as it is. */
const inline = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

export const en = {
  received: {
    headline: 'We have it. Nothing to do today.',
    lead: 'A person reads it next. If you have anything on the list, send it whenever you can.',
    /** While something is needed. */
    neededHeadline: 'We have it. A person reads it next.',
    neededLead: (number: number) =>
      number === 1
        ? 'One document is needed before we can fund. Send it whenever you can.'
        : `${spellNumber(number, 'en')} documents are needed before we can fund. Send them whenever you can.`,
  },
  'in-review': {
    headline: 'We’re reading your case.',
    lead: 'If we need anything, we’ll ask you here and by email.',
  },
  again: {
    headline: (name: string) => `Send us the ${inline(name)} again.`,
    several: (number: number) => `Send us ${count(number)} things again.`,
    lead: (reason: string) => `${reason} We’ll keep reading the rest.`,
    severalLead: 'The list says what was wrong with each one. We’ll keep reading the rest.',
    action: 'Send it again',
  },
  needed: {
    headline: (name: string) => `Send us the ${inline(name)}.`,
    several: (number: number) => `Send us ${count(number)} things.`,
    lead: 'A photo from your phone is fine. We’ll keep reading.',
    action: 'Send it',
  },
  open: { headline: 'We need something from you.', lead: 'Look at the list below, or at your messages.' },
  firm: {
    headline: 'We’re waiting for your attorney.',
    lead: 'We’ve asked them to confirm your case. A short call from you often helps.',
  },
  approved: {
    headline: 'You have an offer. Read it before you decide.',
    lead: 'We’ll go over it with you and your attorney. If you can wait for your settlement, wait.',
  },
  /** While the contract for it is being made. */
  preparing: {
    headline: 'You have an offer. We’re preparing the contract.',
    lead: 'We’ll email you when it’s here. Then you read it, and decide.',
  },
  /** An offer that can't be paid anymore. Below it stands why. */
  unpayable: {
    'offer ended': {
      headline: 'Your offer has ended.',
      lead: 'If you still need the money, write to us below or call. We’ll look again, and it costs you nothing.',
    },
    closed: {
      headline: 'We can’t pay this offer anymore.',
      lead: 'We no longer fund people who live in your state. You owe us nothing, and we ask for nothing more.',
    },
    outdated: {
      headline: 'You need a new offer.',
      lead: 'The rules in your state changed after we made this one. Write to us below or call, and we’ll work out another.',
    },
  },
  funded: {
    planned: (day: string) => `We’re sending the money on ${day}.`,
    sent: (day: string) => `We sent the money on ${day}.`,
    arrived: 'You have the money.',
    sentLead: 'It’s in your account within two business days. If it isn’t, call us.',
    arrivedLead: (day: string) => `We sent it on ${day}. There’s nothing to do until your case ends.`,
    bareLead: 'There’s nothing to do until your case ends.',
    /** Once money came back. */
    paidOff: 'This is paid off.',
    paidOffLead: (amount: string, day: string) =>
      `We got ${amount} on ${day}. That’s all of it, and you owe us nothing.`,
    paidBack: (amount: string) => `We got ${amount} back.`,
    paidBackLead: (day: string) =>
      `It came on ${day}. If your case paid less than you’d owe, you don’t owe the rest. Questions? Write to us below.`,
  },
  declined: {
    headline: 'We can’t fund this one. Here’s why.',
    lead: 'The reason is in our last message below. It costs you nothing, and it says nothing about your case in court.',
    letterLead: 'Our letter is below. It costs you nothing, and it says nothing about your case in court.',
    /** Before anybody has written why. */
    bareHeadline: 'We can’t fund this one.',
    bareLead:
      'Call us or write below, and a person will tell you why. It costs you nothing, and it says nothing about your case in court.',
  },
  withdrawn: {
    headline: 'You withdrew. We’ve stopped.',
    lead: 'It cost you nothing. If you change your mind, call us or apply again.',
  },
  late: {
    headline: 'We’re late.',
    when: (day: string, time: string, zone: string) => `${day}, ${time} ${zone}`,
    owed: (when: string) =>
      `We owed you an answer ${when}. It isn’t done, and that’s our fault, not yours. We’re sorry.`,
    newTime: (when: string) => `You’ll have it by ${when}.`,
    noTime: 'We’ll give you a new time today. If you’d rather not wait, call us.',
  },
}
