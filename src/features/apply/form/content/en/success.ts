export const en = {
  questions: 'Questions? Call',
  kept: {
    own: 'This screen stays in this browser for a day. Your case page stays open after that.',
    shared:
      'This screen is gone when you reload or close it. Your case page stays open in this browser until you close the browser or press “Not you?” on our home page. The link in your email opens it anywhere.',
  },
  another: 'Close and start another application',
}
