const successes = {
  file: 'We got your file.',
  message: 'We got your message.',
  fixed: 'Thank you. It’s fixed.',
  unavailable: 'Thank you for telling us. If it turns up, you can still send it.',
}

const failures = {
  'no-file': 'No file came with that. Choose one first, then send it.',
  'no-message': 'Write your message first.',
  'too-large': 'That file is larger than 50MB. Send a smaller one, or part of it.',
  'wrong-type': 'We can’t read that kind of file. Send a PDF, Word, JPG, PNG, GIF or text file.',
  'sent-already': 'We already have that one, or we no longer need it.',
  closed: 'This application is already closed. Call us if something’s wrong.',
  ended:
    'That didn’t go out, because your case isn’t open in this browser anymore. Open it again, then send it again.',
  'only-read': 'Your firm can read this case. Only the firm that leads it can answer or send anything.',
  full: 'We can’t take more files for this case. Call us if something’s missing.',
  'not-now': 'We couldn’t take that just now. Try again in a few minutes.',
}

export const en = { successes, failures }
