import type { FastifyInstance } from 'fastify'
import { type Draft, type LeftAnswer, newDraft } from '#features/apply/drafts/components/draft.ts'
import { listLeft, settleLeft, typeAnswer } from '#features/apply/drafts/components/draft-answers.ts'
import { createMover } from '#features/apply/transfer/components/draft-mover.ts'
import { followLink, joinArrival, type Link } from '#features/apply/transfer/components/followed-link.ts'
import { createMovingCalls } from '#features/apply/transfer/components/moving-calls.ts'

export type Draw = () => number

/** The same numbers for the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How a line treats a request. */
export type Line = { isOnline: boolean; loss: number }

/** Sends requests to the real server over a line that loses requests, loses answers, and takes its time. */
const sendOver = (app: FastifyInstance, line: Line, draw: Draw) =>
  createMovingCalls(async (url, init) => {
    const pause = async () => {
      for (let turns = Math.floor(draw() * 6); turns > 0; turns -= 1) await new Promise(setImmediate)
    }
    await pause()
    if (!line.isOnline || draw() < line.loss) throw new TypeError('the request was lost')
    const answer = await app.inject({
      method: init?.method as 'GET',
      url: String(url),
      headers: init?.headers as Record<string, string>,
      ...(typeof init?.body === 'string' && { payload: init.body }),
    })
    await pause()
    if (!line.isOnline || draw() < line.loss) throw new TypeError('the answer was lost')
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode })
  })

/** A browser with its disk: what is written is there after a reload, and a page that is gone writes nothing. */
export function makeDevice(app: FastifyInstance, draw: Draw) {
  const line: Line = { isOnline: true, loss: 0 }
  const calls = sendOver(app, line, draw)
  let disk: string | undefined
  let page = openPage()

  function openPage() {
    const held: { draft: Draft; isOver: boolean } = {
      draft: disk ? JSON.parse(disk) : newDraft(),
      isOver: false,
    }
    const local = {
      read: () => held.draft,
      write(draft: Draft) {
        if (held.isOver) return
        held.draft = draft
        disk = JSON.stringify(draft)
      },
    }
    return { held, local, mover: createMover('plaintiff', local, calls) }
  }
  function reload() {
    page.held.isOver = true
    page = openPage()
  }

  return {
    line,
    calls,
    reload,
    get draft() {
      return page.local.read()
    },
    get mover() {
      return page.mover
    },
    get isLocked() {
      return Boolean(page.local.read().moving?.isAway)
    },
    type: (name: string, value: string) => page.local.write(typeAnswer(page.local.read(), name, value)),
    settle: (answer: LeftAnswer, isUsed: boolean) =>
      page.local.write(settleLeft(page.local.read(), answer, isUsed)),
    async open(link: Link) {
      const found = await followLink(link, calls)
      if (found.kind !== 'found') return found
      const before = disk ? (JSON.parse(disk) as Draft) : undefined
      const joined = joinArrival(found.arrival, link, { before, isReplaced: false })
      disk = JSON.stringify(joined)
      reload()
      return page.mover.takeUp()
    },
  }
}

export type Device = ReturnType<typeof makeDevice>

/** Everything that a person can read on a device: the form, and the answers that were left beside it. */
export const readAll = ({ draft }: Device): string =>
  [...Object.values(draft.values), ...listLeft(draft).map(({ value }) => value)].join('\n')
