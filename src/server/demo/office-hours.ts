const hour = 60 * 60_000
const day = 24 * hour

/** Nine to five in New York, give or take the hour of summer time: close enough for a story. */
const opens = 14 * hour
const closes = 21 * hour

/** Returns the moment itself during office hours, otherwise some minutes into the next day. */
export function toOfficeHours(moment: number): number {
  const inDay = moment % day
  const midnight = moment - inDay
  // Keeps overnight events from all happening at nine sharp.
  const minutesIn = (inDay / day) * hour
  const isOpen = inDay >= opens && inDay < closes
  const candidate = isOpen ? moment : midnight + opens + minutesIn + (inDay >= closes ? day : 0)
  const weekday = new Date(candidate).getUTCDay()
  const daysToMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return candidate + daysToMonday * day
}
