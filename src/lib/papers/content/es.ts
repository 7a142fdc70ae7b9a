import type { en } from './en.ts'

export const es: typeof en = {
  page: (page, of) => `Página ${page} de ${of}`,
  checked: 'Marcada',
  unchecked: 'Sin marcar',
}
