/** For short-lived processes: the embedded database is WebAssembly, and optimizing it takes half of the start. */
export const shortLived = ['--liftoff-only']
