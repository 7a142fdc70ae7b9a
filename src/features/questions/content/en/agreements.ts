/** `rest` is one tap away on the page. People agree to both, and we keep both. */
type Agreement = { label: string; rest?: string }

/** For calls and texts the law wants the seller's name: it replaces the mark. What a no costs stays in sight, too. */
const callsAndTexts = (subject: string): Agreement => ({
  label: `{company} may call and text me about ${subject}, including with automated or prerecorded calls and texts. I don’t have to agree to this to apply or to get funding.`,
  rest: 'This is about the phone number I gave. Message frequency varies, and message and data rates may apply. I can reply STOP to any text, and I can tell you at any time to stop calling.',
})

export const en = {
  plaintiff: {
    consent: {
      label:
        'I ask you to review my application and to talk with my attorney about my case. What I wrote is true as far as I know.',
      rest: 'You may write to me about my application. Applying is free and commits me to nothing.',
    },
    privacy: { label: 'I have read the Privacy Policy and agree that you use my information as it says.' },
    phone: callsAndTexts('my application and funding'),
    health: {
      label:
        '{company} may collect the health information I enter here to review my application, as the consumer health data notice explains. I can say no and still apply.',
      rest: 'It’s information such as my injuries, treatment and doctors. I can take this back at any time.',
    },
  },
  attorney: {
    consent: {
      label:
        'My client has authorized me to apply for funding and to share this information with you. What I wrote is true as far as I know.',
      rest: 'You may review this application and write to me about it.',
    },
    privacy: { label: 'I have read the Privacy Policy and agree that you use this information as it says.' },
    phone: callsAndTexts('this application'),
  },
  readRest: 'Read the rest',
  /** Links inside the agreements, word for word. */
  linked: { privacyPolicy: 'Privacy Policy', healthData: 'consumer health data notice' },
}
