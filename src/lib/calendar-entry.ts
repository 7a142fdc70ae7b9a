export type CalendarEntry = {
  /** Names it in every calendar, so that a second import replaces the first. */
  uid: string
  at: Date
  minutes: number
  title: string
  notes: string
  url: string
  madeAt?: Date
}

/** One event by RFC 5545, with the reader's calendar free to show it in its own time zone. */
export function writeCalendarEntry({
  uid,
  at,
  minutes,
  title,
  notes,
  url,
  madeAt = new Date(),
}: CalendarEntry) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar entry//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${toStamp(madeAt)}`,
    `DTSTART:${toStamp(at)}`,
    `DTEND:${toStamp(new Date(at.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    `URL:${url}`,
    // The link is a secret: shared calendars then show only that the hour is taken.
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** "20261119T200000Z" */
const toStamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const mostOctets = 75

/** By octets, and never inside a character. A line that goes on begins with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
