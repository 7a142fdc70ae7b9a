const pattern = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.age$/
const day = 24 * 60 * 60_000
const allFor = 14 * day
const monthlyFor = 366 * day

/** The name carries the time, so that a listing is in order. */
export const nameBackup = (moment: Date) =>
  `backup-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.age`

function momentOf(name: string): Date | undefined {
  const [, year, month, date, hour, minute, second] = pattern.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) : undefined
}

/** All backups stay for two weeks, the first of each month for a year, and the newest forever. */
export function listExpired(names: readonly string[], now: Date): string[] {
  const ours = names
    .map((name) => ({ name, moment: momentOf(name) }))
    .filter((kept): kept is { name: string; moment: Date } => kept.moment !== undefined)
    .sort((one, other) => one.moment.getTime() - other.moment.getTime())
  const months = new Set<string>()
  const newest = ours.at(-1)
  return ours
    .filter((kept) => {
      const month = kept.moment.toISOString().slice(0, 7)
      const isFirst = !months.has(month)
      months.add(month)
      const age = now.getTime() - kept.moment.getTime()
      return kept !== newest && age > (isFirst ? monthlyFor : allFor)
    })
    .map(({ name }) => name)
}
