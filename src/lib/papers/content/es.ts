import type { en } from './en.ts'

export const es: typeof en = {
  page: (page, of) => `Página ${page} de ${of}`,
  appended: (sheet, last) => `Sigue a la página ${last}${sheet > 1 ? `, hoja ${sheet}` : ''}`,
  checked: 'Marcada',
  unchecked: 'Sin marcar',
}
