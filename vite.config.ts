import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/client-chunks.ts'
import { keepOneLanguage } from './scripts/client-language.ts'
import { minifyWritten } from './scripts/written-scripts.ts'

/** What runs without the router, in the same build, so that all share what they know: the frame of public pages, and the form. */
const ownEntries: Plugin = {
  name: 'own-entries',
  applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/entry.frame.ts', name: 'entry.frame' })
    this.emitFile({ type: 'chunk', id: 'src/entry.form.tsx', name: 'entry.form' })
  },
}

/** The threads that parse incoming mail and print papers, beside the server that starts them. */
const threads: Plugin = {
  name: 'threads',
  applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/lib/mail/mail-worker.ts', fileName: 'mail-worker.js' })
    this.emitFile({ type: 'chunk', id: 'src/lib/papers/print/print-worker.ts', fileName: 'print-worker.js' })
  },
}

/** Loaded whole from node_modules these take tens of megabytes at every start, for parts and languages that nobody uses. */
const madeSmall = ['radix-ui', /^@radix-ui\//, 'zod', 'fastify-type-provider-zod']

/** React Router's messages to a programmer who made a mistake. Without them it fails a line later. */
const assertions = ['invariant', 'warning', 'warnOnce']

/** scripts/build.ts builds a client for each. */
const language = process.env.CLIENT_LANGUAGE ?? 'en'

export default defineConfig(({ command }) => ({
  plugins: [keepOneLanguage(language), tailwindcss(), reactRouter(), ownEntries, threads, minifyWritten],
  // Fixed in a build, so that no setting of a server brings a language for tests.
  define: { 'process.env.PSEUDO_LANGUAGE': JSON.stringify(process.env.PSEUDO_LANGUAGE ?? '') },
  build: {
    // The server sends a strict CSP without data: scripts and caches every asset for a year,
    // so nothing is inlined: one file, one hash, one cache entry.
    assetsInlineLimit: 0,
    // Would compress everything once more, for a list that nobody reads.
    reportCompressedSize: false,
  },
  environments: {
    client: {
      define: { 'process.env.CLIENT_LANGUAGE': JSON.stringify(command === 'build' ? language : '') },
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: assertions },
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: 'src/server/main.ts' } },
      // Loaded from node_modules drizzle takes 250 MB and half a second at every start, for parts that nobody uses.
      resolve: { noExternal: ['drizzle-orm', ...(command === 'build' ? madeSmall : [])] },
    },
  },
}))
