/**
 * For processes that live for seconds: the embedded database is WebAssembly, and compiling it as well as possible costs a
 * start half of its time.
 */
export const shortLived = ['--liftoff-only']
