import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const kilobytes = (pid: number, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** By how many MB the memory of a process peaked above where it stood while the work was done. Linux only. */
export async function peakGrowth(pid: number, work: () => Promise<unknown>): Promise<number> {
  // Lets the kernel begin anew with the peak that it keeps.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = kilobytes(pid, 'VmRSS')
  await work()
  return (kilobytes(pid, 'VmHWM') - before) / 1024
}

/** Waits until a process has done next to nothing for a second: a server renders its pages after it has started. */
export async function untilIdle(pid: number): Promise<void> {
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
