import type { Plugin } from 'vite'

/**
 * Parts of React Router that nothing here uses and the bundler cannot leave out by itself, because one option of a function
 * that we do use would need them. In browsers these stand in for them (docs/decisions/069).
 */
const standIns: Record<string, string> = {
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

const router = '/node_modules/react-router/dist/production/'

export const slimRouter: Plugin = {
  name: 'slim-router',
  applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
  load(id) {
    const [, part = ''] = id.split(router)
    return standIns[part]
  },
}

/** They tell a programmer of a mistake, at length. Without them a mistake fails a line later. */
export const assertions = ['invariant', 'warning', 'warnOnce']
