export const en = {
  title: 'Where these claims come from',
  source: (source: string, day: string) => `${source}, ${day}`,
}
