import type { Plugin } from 'vite'

/**
 * Parts of React Router that nothing here uses and the bundler cannot leave out by itself, because one option of what we do
 * use would need them. In browsers these stand in for them (docs/decisions/069).
 */
const modules: Record<string, string> = {
  // Nobody measures navigations: `instrumentations` is never given.
  'lib/router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined`,
  // All routes come with the page: react-router.config.ts says `routeDiscovery: { mode: 'initial' }`.
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getManifestPath = undefined, getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined`,
}

const cuts: Record<string, readonly [find: RegExp, put: string][]> = {
  // No link has `prefetch`: speculation rules prepare pages.
  'lib/dom/ssr/components.js': [
    [/^function PrefetchPageLinks\([\s\S]*?^\}/m, 'function PrefetchPageLinks() { return null }'],
    [
      /^function usePrefetchBehavior\([\s\S]*?^\}/m,
      'function usePrefetchBehavior() { return [false, null, {}] }',
    ],
  ],
  // The root has a screen of its own for errors. If that fails, nobody should read where.
  'lib/dom/ssr/errorBoundaries.js': [
    [
      /^function RemixRootDefaultErrorBoundary\([\s\S]*?^\}/m,
      `function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp }) {
        console.error(error)
        return React$1.createElement(BoundaryShell, { title: 'Error', isOutsideRemixApp }, 'Error')
      }`,
    ],
  ],
  // Makes visible to the bundler that nobody uses the router's form.
  'lib/dom/lib.js': [
    [/^\w+\.displayName = .*$/gm, ''],
    [/^(const \w+ = )(?=React\$1\.forwardRef)/gm, '$1/* @__PURE__ */ '],
  ],
}

const router = '/node_modules/react-router/dist/production/'
const partOf = (id: string) => id.split(router)[1] ?? ''

export const slimRouter: Plugin = {
  name: 'slim-router',
  applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
  load: (id) => modules[partOf(id)],
  transform(code, id) {
    const found = cuts[partOf(id)]
    return found && { code: found.reduce((left, [find, put]) => left.replace(find, put), code), map: null }
  },
}

/** They tell a programmer of a mistake, at length. Without them it fails a line later. */
export const assertions = ['invariant', 'warning', 'warnOnce']
