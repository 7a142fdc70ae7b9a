export const en = {
  contact: 'Contact',
  form: {
    name: 'Your name',
    email: 'Email address',
    emailHelp: 'This is where we’ll answer.',
    phone: 'Phone number',
    phoneHelp: 'If you’d rather get a call back.',
    subject: 'Subject',
    subjectPlaceholder: 'Select a subject',
    message: 'Message',
    messageHelp: 'Leave out account numbers and medical records. We’ll give you a safe way to send those.',
    send: 'Send Message',
    sending: 'Sending...',
    sentTitle: 'Message Sent',
    failedTitle: 'Error',
    privacy: 'We use what you write only to answer you.',
  },
  mistakes: {
    name: 'Enter your name',
    nameTooLong: (max: string) => `Shorten your name to ${max} characters`,
    email: 'Enter your email address',
    subject: 'Select a subject',
    message: 'Enter your message',
    messageTooLong: (max: string) => `Shorten your message to ${max} characters`,
  },
  details: { email: 'Email', office: 'Office', hours: 'Hours', officeHours: 'Office hours' },
  prepare: {
    title: 'Good to have handy',
    lead: 'You don’t need any of it to ask a question. It just saves you a second call.',
    items: [
      'Your reference number, if you have applied',
      'Your attorney’s name and phone number',
      'The date and place of the accident',
      'What you have to pay, and by when',
    ],
  },
  head: {
    title: (company: string) => `Contact Us by Phone, Email or Message | ${company}`,
    description: (phone: string) =>
      `Questions about a cash advance on your injury case? Call ${phone}, write to us, or send a message from this page. No obligation, and a person answers.`,
    keywords: [
      'contact',
      'pre-settlement funding help',
      'legal funding phone number',
      'lawsuit funding questions',
    ],
  },
}
