import { expect, onTestFinished, test, vi } from 'vitest'
import { queueClock } from './queue.ts'

const day = 24 * 60 * 60_000

test('a clock that was set back by half a year leaves the queue waiting', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const look = vi.fn()
  const due = queueClock.now() + 60_000
  vi.setSystemTime(Date.now() - 177 * day)
  // As pg-boss does: again and again, until the clock says that it is time.
  const wait = () => {
    look()
    if (queueClock.now() < due) queueClock.setTimeout(wait, due - queueClock.now())
  }
  wait()
  vi.advanceTimersByTime(60_000)
  expect(look).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(177 * day)
  expect(queueClock.now()).toBeGreaterThanOrEqual(due)
  expect(look.mock.calls.length).toBeLessThan(12)
})
