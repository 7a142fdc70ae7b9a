import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { openLedger } from './ledger.ts'

export type Figures = Record<string, number | string>

/** Another seed draws other moments and other orders. */
export const seed = process.env.PROOF_SEED ?? '1'

/** The proof's own number of rounds; fewer for a try. */
export const roundsOf = (all: number) => Number(process.env.PROOF_ROUNDS ?? all)

/**
 * The folder of one proof, which holds all it needs to go on after it was stopped: the round it was in, the ledger and the
 * site's data. With the same seed and PROOF_DIR it goes on; once it has passed, only its figures are left.
 */
export function openPlace(name: string) {
  const root = resolve(process.env.PROOF_DIR ?? 'data/proof')
  const folder = join(root, `${name}-${seed}`)
  const statePath = join(folder, 'state.json')
  mkdirSync(folder, { recursive: true })
  const state: { round: number; pids: number[]; spent: Figures; broken: string[] } = existsSync(statePath)
    ? JSON.parse(readFileSync(statePath, 'utf8'))
    : { round: 0, pids: [], spent: {}, broken: [] }
  endLeftovers(state.pids, folder)
  const save = () => {
    writeFileSync(`${statePath}.new`, JSON.stringify(state))
    renameSync(`${statePath}.new`, statePath)
  }
  // Nothing of ours outlives us, however we end.
  process.on('exit', () => {
    endLeftovers(state.pids, folder)
    endChildren()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const isNew = state.round === 0
  console.log(`${name}, seed ${seed}, in ${folder}${isNew ? '' : `: goes on with round ${state.round + 1}`}`)
  return {
    name,
    folder,
    ledger: openLedger(join(folder, 'ledger.jsonl'), seed),
    get round() {
      return state.round
    },
    /** A server that must not outlive this process, nor be in the way of the next one. */
    own(pid: number | undefined) {
      if (pid) state.pids = [pid, ...state.pids].slice(0, 16)
      save()
    },
    endRound() {
      state.round++
      save()
    },
    /** Adds up over all that it took to get through. */
    count(name: string, more = 1) {
      state.spent[name] = Number(state.spent[name] ?? 0) + more
    },
    break(promise: string) {
      state.broken.push(promise)
    },
    /** Prints and keeps the figures. What is broken fails the proof, and leaves the folder to look into. */
    conclude(figures: Figures, found: readonly string[]) {
      const broken = [...state.broken, ...found]
      const machine = {
        cores: cpus().length,
        load: loadavg()
          .map((value) => value.toFixed(1))
          .join(' '),
      }
      const all = { proof: name, seed, at: new Date().toISOString(), ...machine, ...state.spent, ...figures }
      for (const [title, value] of Object.entries(all)) console.log(`  ${title}: ${value}`)
      for (const line of broken.slice(0, 20)) console.error(`  BROKEN ${line}`)
      if (broken.length > 0) {
        process.exitCode = 1
        return console.error(`${name}: ${broken.length} promises broken. Everything is left in ${folder}`)
      }
      writeFileSync(join(root, `${name}-${seed}.json`), `${JSON.stringify(all, undefined, 2)}\n`)
      rmSync(folder, { recursive: true, force: true })
      console.log(`${name}: held`)
    },
  }
}

export type Place = ReturnType<typeof openPlace>

/** Servers of an earlier run that was killed. Their numbers may be somebody else's by now. */
function endLeftovers(pids: readonly number[], folder: string) {
  for (const pid of pids) {
    const path = `/proc/${pid}/cmdline`
    const line = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (line.includes('server/index.js') || line.includes(folder)) process.kill(pid, 'SIGKILL')
  }
}

/** nginx takes its own children along only when it is asked to. */
function endChildren() {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  })
  for (const line of stdout.split('\n').filter((each) => each && !each.includes('ps -o')))
    process.kill(Number.parseInt(line, 10), line.includes('nginx') ? 'SIGTERM' : 'SIGKILL')
}
