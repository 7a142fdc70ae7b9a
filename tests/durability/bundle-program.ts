import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Makes a program of this folder, or of another, out of our sources that plain Node can run: it doesn't read TSX. Returns its path. */
export async function bundleProgram(name: string, folder = import.meta.dirname): Promise<string> {
  // Beside the packages, which stay outside of it.
  const outDir = resolve('node_modules/.cache/test-programs')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(folder, `${name}.ts`),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  })
  return join(outDir, `${name}.js`)
}
