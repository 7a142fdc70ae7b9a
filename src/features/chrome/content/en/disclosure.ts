/** Only the server turns it into HTML. */
export const en = [
  'Pre-settlement funding is a non-recourse advance on what your case may pay. You repay it only if you win or settle, and only from that money. Not every application is approved. How much and how fast depend on your case and your state.',
  'We don’t give legal advice, and we have no say in your case. Talk to your attorney before you accept an advance.',
].join('\n\n')
