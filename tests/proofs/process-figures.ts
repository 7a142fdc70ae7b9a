import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Megabytes that a process holds in memory. Linux only. */
export const readResident = (pid: number) =>
  Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Seconds of CPU that a process has used so far. The system counts in hundredths. */
export function readCpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Percent of one core that a process takes while nobody asks it for anything. */
export async function measureIdleCpu(pid: number, seconds: number): Promise<number> {
  const before = readCpu(pid)
  await delay(seconds * 1_000)
  return Math.round(((readCpu(pid) - before) / seconds) * 10_000) / 100
}
