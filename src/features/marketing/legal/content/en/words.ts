export const en = {
  inShort: 'In short',
  lastUpdated: (day: string) => `Last updated: ${day}`,
  next: 'Questions? Ask us first. When you’re ready, applying is free.',
  kept: (kind: string, time: string) => `${kind}. Kept ${time}.`,
}
