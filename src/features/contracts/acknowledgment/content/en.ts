/** To the person whose contract it is. What the attorney said is on the page, not in the mail. */
export const en = {
  subject: {
    refused: (reference: string) => `Your attorney has answered about the contract (${reference})`,
    paused: (reference: string) => `Your attorney wants to talk with you (${reference})`,
    left: (reference: string) => `Please tell us who your attorney is now (${reference})`,
  },
  heading: {
    refused: 'Your attorney won’t sign as things stand',
    paused: 'Your attorney wants to talk with you first',
    left: 'Your attorney says they no longer represent you',
  },
  text: {
    refused: (lastDay: string) =>
      `What they told us is on your page. Please call them. They can still sign until ${lastDay}. Nothing is owed, and no money moves without their page.`,
    paused: (lastDay: string) =>
      `Please call them. They can sign until ${lastDay}. You don’t have to do anything with us.`,
    left: (lastDay: string) =>
      `If you have a new attorney, tell us who it is, on your page or by phone. They’d sign until ${lastDay}. If it’s a mistake, call us.`,
  },
  open: 'Open your page',
}
