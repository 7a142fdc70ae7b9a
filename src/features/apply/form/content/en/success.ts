export const en = {
  questions: 'Questions? Call',
  kept: {
    own: 'This screen stays in this browser for a day. Your case page stays open after that.',
    shared:
      'This screen stays in this tab until you close it. The link in your email opens your case page anywhere.',
  },
  another: 'Close and start another application',
}
