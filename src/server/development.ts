import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { buildApp } from './app.ts'
import { handleByLanguage } from './pages/language-handlers.ts'
import { start } from './start.ts'

const serverBuild = 'virtual:react-router/server-build'

/** The development entry, loaded by scripts/dev.ts. Vite renders every page fresh. */
export async function startDevelopment(vite: ViteDevServer) {
  const loadBuild = () => vite.ssrLoadModule(serverBuild) as Promise<ServerBuild>
  const { routes } = await loadBuild()
  await start((services) =>
    buildApp({
      ...services,
      router: { handler: handleByLanguage(loadBuild, 'development', () => undefined), routes },
      clientDir: '',
      vite: vite.middlewares,
    }),
  )
}
