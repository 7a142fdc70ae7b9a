import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const readKilobytes = (pid: number, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** Measures how many MB a process's memory peaked above its start while the work ran. Linux only. */
export async function measurePeakGrowth(pid: number, work: () => Promise<unknown>): Promise<number> {
  // Resets the kernel's record of the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = readKilobytes(pid, 'VmRSS')
  await work()
  return (readKilobytes(pid, 'VmHWM') - before) / 1024
}

/** Waits until a process has been almost idle for a second: a server renders its pages after starting. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const ticks = () => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13)
    return Number(user) + Number(system)
  }
  let before = Number.NEGATIVE_INFINITY
  // A tick is a hundredth of a second.
  while (ticks() - before > 5) {
    before = ticks()
    await delay(1_000)
  }
}
