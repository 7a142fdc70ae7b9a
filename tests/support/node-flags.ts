/** For short-lived processes: the embedded database is WebAssembly, and optimizing it takes half of the start. */
export const shortLived = ['--liftoff-only']

/**
 * For processes that run many tests and would share two cores with threads that collect their garbage: rarely and alone
 * it takes a seventh less.
 */
export const testWorker = [
  ...shortLived,
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
]

/**
 * As `npm start` and the files of deploy/ run it: a heap that grows in small steps, and young objects in 8 MB, where Node
 * would take hundreds on a machine that has them.
 */
export const asDeployed = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=64',
  '--heap-growing-percent=20',
]

/** For as few pools of freed memory as do not wait for each other; by default eight for each core. */
export const deployedEnvironment = { MALLOC_ARENA_MAX: '2' }
