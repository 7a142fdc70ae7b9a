export const en = {
  subject: (reference: string) => `We wrote to you about ${reference}`,
  heading: (count: number) =>
    count === 1 ? 'You have a message from us' : `You have ${count} messages from us`,
  read: 'Open your page to read it. It isn’t in this mail, because mail can be read along the way.',
  answer: (phone: string) => `You can answer on the page. Or call ${phone} and give your reference.`,
  answerByMail: (phone: string) =>
    `You can answer on the page, or just reply to this mail. Please don’t attach documents: mail isn’t private. Or call ${phone} and give your reference.`,
  reference: 'Your reference',
  open: 'Read the message',
}
