import { readFileSync, writeFileSync } from 'node:fs'

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
