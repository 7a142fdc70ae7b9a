export const en = {
  unknown: 'There is no contract here. If you expected one, call us.',
  'not known': 'Type the code that we mail you first. That’s how we know it’s you.',
  replaced: 'There’s a newer contract. Open your page again.',
  'not sent': 'The money hasn’t left us yet. If you have it, call us.',
  'wrong day': 'Choose a day from the day we sent it to today.',
}
