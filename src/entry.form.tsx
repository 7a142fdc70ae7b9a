import { hydrateRoot } from 'react-dom/client'
import { FormIsland } from '#features/apply/form/components/form-island.tsx'
import { listenBeforeRouter } from '#ui/page-history.ts'
import { prepareTakeover } from '#ui/page-start.ts'

listenBeforeRouter()
const takeOver = prepareTakeover()
const island = document.querySelector('[data-form-island]')
const data = document.querySelector('[data-form]')?.textContent
if (island && data) hydrateRoot(island, <FormIsland {...JSON.parse(data)} onAlive={takeOver} />)
