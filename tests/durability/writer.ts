import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { shortLived } from '../support/node-flags.ts'

export type Message = { present: number[] } | { committed: number } | { finished: true }

/** A process that writes rows, and its messages so far. */
export interface Writer {
  readonly messages: Message[]
  readonly complaint: () => string
  /** Resolves when a message fits; rejects if the process ends first. */
  until(fits: (message: Message) => boolean): Promise<void>
  /** Kills it with SIGKILL, and waits until it is gone. */
  kill(): Promise<void>
  waitForEnd(): Promise<number | null>
}

export function startWriter(folder: string, howMany: number, wrapper: string[] = []): Writer {
  return startProgram('write-rows.ts', [folder, String(howMany)], wrapper)
}

/** `name` is a file of this folder, or a whole path. */
export function startProgram(name: string, given: string[], wrapper: string[] = []): Writer {
  const program = [process.execPath, ...shortLived, resolve(import.meta.dirname, name), ...given]
  const [command = '', ...args] = [...wrapper, ...program]
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-writer' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that killing a wrapper also kills what it runs.
    detached: true,
  })
  const exited = once(child, 'close')
  const messages: Message[] = []
  let complaint = ''
  let heard = () => {}
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      messages.push(JSON.parse(line))
      heard()
    })
  }
  return {
    messages,
    complaint: () => complaint,
    until: (fits) =>
      new Promise((resolve, reject) => {
        heard = () => {
          if (messages.some(fits)) resolve()
        }
        heard()
        exited.then(() => reject(new Error(`The writer ended early: ${complaint}`)))
      }),
    async kill() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, 'SIGKILL')
      }
      await exited
    },
    async waitForEnd() {
      await exited
      return child.exitCode
    },
  }
}

export const isPresent = (message: Message) => 'present' in message
export const isFinished = (message: Message) => 'finished' in message

export function listCommitted(writer: Writer): number[] {
  return writer.messages.flatMap((message) => ('committed' in message ? [message.committed] : []))
}

export function listPresentAtStart(writer: Writer): Set<number> {
  return new Set(writer.messages.flatMap((message) => ('present' in message ? message.present : [])))
}
