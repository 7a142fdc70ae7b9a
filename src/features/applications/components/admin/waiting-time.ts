const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The two largest units are enough. */
export function formatWaiting(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute'
  if (milliseconds < hour) return count(milliseconds / minute, 'minute')
  if (milliseconds < day) return count(milliseconds / hour, 'hour')
  const days = count(milliseconds / day, 'day')
  const hours = Math.floor((milliseconds % day) / hour)
  return milliseconds < 2 * day && hours > 0 ? `${days} ${count(hours, 'hour')}` : days
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

/** "40 min", "2 h", "3 d" */
export function formatBriefly(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} d`
}
