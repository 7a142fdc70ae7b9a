export const en = {
  unknown: 'This link doesn’t work. Call us and we’ll stop the reminders for you.',
  'too many guesses': 'Too many links were tried from your connection. Please try again in {wait}.',
}
