const shortMonth = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "Nov 15, 2026, 5:30 AM" in the reader's own time: for screens that are made in the browser. */
export const shortMoment = (moment: string): string => shortMonth.format(new Date(moment))
