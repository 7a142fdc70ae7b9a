import { minifySync, type Plugin } from 'vite'

/** The function that the server writes into every page as text. */
const written = '/src/server/pages/start-page.ts'

/**
 * In a build that text is minified: a page in few enough bytes arrives without a second round trip (docs/decisions/077).
 * Rolldown would print the function with its comments and line breaks.
 */
export const minifyWritten: Plugin = {
  name: 'minify-written',
  enforce: 'post',
  applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
  transform(code, id) {
    if (!id.endsWith(written)) return
    const { code: small, errors } = minifySync(id, code, { module: true })
    const [, name] = /^export function (\w+)/.exec(small) ?? []
    if (!name) return this.error({ message: `${written} is not one exported function`, cause: errors })
    const text = JSON.stringify(small.replace(/^export /, '').replace(/;\s*$/, ''))
    return { code: `export const ${name} = { toString: () => ${text} }`, map: null }
  },
}
