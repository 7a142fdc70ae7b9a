export const en = {
  subject: (company: string) => `Your message to ${company}`,
  heading: 'Our answer to your message',
  signature: (company: string) => `${company}. Reply to this email to write to us again.`,
}
