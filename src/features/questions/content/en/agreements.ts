/** For calls and texts the law wants the seller's name: it replaces the mark. */
const callsAndTexts = (subject: string) =>
  `{company} may call and text me about ${subject} at the phone number I gave, including with automated or prerecorded calls and texts. I don’t have to agree to this to apply or to get funding. Message frequency varies, and message and data rates may apply. I can reply STOP to any text, and I can tell you at any time to stop calling.`

export const en = {
  plaintiff: {
    consent:
      'I ask you to review my application. You may write to me about it, and you may ask my attorney about my case. What I wrote is true as far as I know. Applying is free and commits me to nothing.',
    privacy: 'I have read the Privacy Policy and agree that you use my information as it says.',
    phone: callsAndTexts('my application and funding'),
    health:
      '{company} may collect the health information I enter here, such as my injuries, treatment and doctors, and use it to review my application. I can say no and still apply. I can take this back at any time, as the consumer health data notice explains.',
  },
  attorney: {
    consent:
      'My client has authorized me to apply for funding and to share this information with you. You may review this application and write to me about it. What I wrote is true as far as I know.',
    privacy: 'I have read the Privacy Policy and agree that you use this information as it says.',
    phone: callsAndTexts('this application'),
  },
  /** Links inside the agreements, word for word. */
  linked: { privacyPolicy: 'Privacy Policy', healthData: 'consumer health data notice' },
}
