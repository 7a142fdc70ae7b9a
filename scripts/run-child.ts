import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The child ends with this process: nobody would look for it afterward. */
export async function runChild(command: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(command, args, options)
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  const stopToo = () => stop('SIGTERM')
  for (const signal of signals) process.on(signal, stop)
  process.on('exit', stopToo)
  const [code, ended] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, stop)
  process.off('exit', stopToo)
  if (ended) process.kill(process.pid, ended)
  if (code !== 0) process.exit(code ?? 1)
}
