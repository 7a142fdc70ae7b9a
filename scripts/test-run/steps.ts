import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Step = {
  title: string
  /** In node_modules/.bin. */
  command: string
  args: string[]
  env?: Record<string, string>
}

export const failedSteps: string[] = []

/** One after another, as long as they pass. */
export async function runInTurn(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step, 'inherit'))) return false
  return true
}

/** The same alongside others: a step's output is shown when it is over. */
export async function runQuietly(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step, 'pipe'))) return false
  return true
}

async function run({ title, command, args, env }: Step, output: 'inherit' | 'pipe'): Promise<boolean> {
  const started = performance.now()
  if (output === 'inherit') console.log(`\n== ${title}`)
  const child = spawn(join('node_modules', '.bin', command), args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  const [status] = await once(child, 'close')
  const seconds = Math.round((performance.now() - started) / 1000)
  if (output === 'pipe') {
    console.log(`\n== ${title}: ${seconds} s`)
    process.stdout.write(Buffer.concat(printed))
  }
  if (status !== 0) {
    failedSteps.push(title)
    console.error(`${title}: failed`)
  } else if (output === 'inherit') console.log(`${title}: ${seconds} s`)
  return status === 0
}
