export const en = {
  for: (firm: string) => `For ${firm}`,
  pages: 'Pages of this claim',
  tabs: {
    acknowledge: 'Acknowledge',
    payoff: 'Payoff letter',
    settlement: 'Report a settlement',
    reduction: 'Ask for a reduction',
  },
  /** For the person themselves. */
  home: 'Your page',
  room: 'All your clients with us',
  trouble: 'This page isn’t available.',
  problem: 'That didn’t work',
  failed: 'Something went wrong on our side, and nothing was sent. Try again in a minute, or call us.',
  readOnly: 'You can read this page. Only lead counsel can send something here.',
  byCounsel: 'Your attorney does this with us. You can read here what was asked and what we answered.',
}
