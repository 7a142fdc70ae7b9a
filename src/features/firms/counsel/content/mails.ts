/** Firms read English. */
export const firmMailWords = {
  subjects: [
    (reference: string) => `Do you represent this client? ${reference}`,
    (reference: string) => `Second request: do you represent this client? ${reference}`,
    (reference: string) => `Last request: do you represent this client? ${reference}`,
  ],
  heading: 'Please tell us whether you represent this client',
  asked: (brand: string) =>
    `Someone who says you’re their attorney asked ${brand} for an advance on their case and agreed that we could ask you about it. To protect them, this email doesn’t say who it is. The page behind the link does.`,
  effort: 'It takes two minutes: yes or no, then six questions with a tap each. You don’t need an account.',
  never: 'We never advise on the case or on settling it.',
  wrong:
    'Not meant for you? Open the link and press “Wrong recipient.” We won’t write to this address again.',
  questions: (phone: string, hours: string) =>
    `Please answer on the page. To talk to a person, call ${phone} (${hours}).`,
  questionsByMail: (phone: string, hours: string) =>
    `Please answer on the page. For anything else, reply to this email or call ${phone} (${hours}).`,
  reference: 'Reference',
  open: 'Answer here',
  signature: (brand: string) => brand,
}
