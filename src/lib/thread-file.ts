/**
 * The file of a thread. While developing it is beside the module that starts it (`from`); a build has it beside the server
 * (vite.config.ts), and that module in the server or in one of its chunks.
 */
export function threadFile(name: string, from: string): URL {
  if (from.endsWith('.ts')) return new URL(`./${name}.ts`, from)
  return new URL(from.includes('/assets/') ? `../${name}.js` : `./${name}.js`, from)
}
