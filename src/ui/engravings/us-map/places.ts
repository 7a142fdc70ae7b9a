// Written by art/map/files.ts; change it there.

/** Where a state's letters stand on the map, in tenths; a small one has a line from itself to them. */
export type MapPlace = {
  code: string
  /** The id of its shape in map.svg. */
  id: string
  x: number
  y: number
  from?: readonly [x: number, y: number]
}

export const mapPlaces: readonly MapPlace[] = [
  { code: 'AK', id: 'ak', x: 1065, y: 5111 },
  { code: 'AL', id: 'al', x: 6736, y: 4497 },
  { code: 'AR', id: 'ar', x: 5650, y: 3802 },
  { code: 'AZ', id: 'az', x: 2023, y: 3993 },
  { code: 'CA', id: 'ca', x: 925, y: 3280 },
  { code: 'CO', id: 'co', x: 3306, y: 2932 },
  { code: 'CT', id: 'ct', x: 9680, y: 2200, from: [8760, 1940] },
  { code: 'DE', id: 'de', x: 9680, y: 2720, from: [8430, 2590] },
  { code: 'FL', id: 'fl', x: 7923, y: 5389 },
  { code: 'GA', id: 'ga', x: 7452, y: 4377 },
  { code: 'HI', id: 'hi', x: 3174, y: 5885 },
  { code: 'IA', id: 'ia', x: 5415, y: 2273 },
  { code: 'ID', id: 'id', x: 1969, y: 1719 },
  { code: 'IL', id: 'il', x: 6091, y: 2704 },
  { code: 'IN', id: 'in', x: 6680, y: 2759 },
  { code: 'KS', id: 'ks', x: 4717, y: 3099 },
  { code: 'KY', id: 'ky', x: 7069, y: 3152 },
  { code: 'LA', id: 'la', x: 5630, y: 4531 },
  { code: 'MA', id: 'ma', x: 9680, y: 1680, from: [8890, 1770] },
  { code: 'MD', id: 'md', x: 9680, y: 2980, from: [8220, 2540] },
  { code: 'ME', id: 'me', x: 9229, y: 938 },
  { code: 'MI', id: 'mi', x: 6879, y: 1987 },
  { code: 'MN', id: 'mn', x: 5235, y: 1082 },
  { code: 'MO', id: 'mo', x: 5640, y: 3276 },
  { code: 'MS', id: 'ms', x: 6162, y: 4320 },
  { code: 'MT', id: 'mt', x: 3053, y: 1030 },
  { code: 'NC', id: 'nc', x: 8106, y: 3479 },
  { code: 'ND', id: 'nd', x: 4311, y: 1037 },
  { code: 'NE', id: 'ne', x: 4434, y: 2410 },
  { code: 'NH', id: 'nh', x: 9520, y: 1420, from: [8880, 1500] },
  { code: 'NJ', id: 'nj', x: 9680, y: 2460, from: [8560, 2320] },
  { code: 'NM', id: 'nm', x: 3108, y: 4020 },
  { code: 'NV', id: 'nv', x: 1373, y: 2412 },
  { code: 'NY', id: 'ny', x: 8395, y: 1738 },
  { code: 'OH', id: 'oh', x: 7238, y: 2510 },
  { code: 'OK', id: 'ok', x: 4756, y: 3774 },
  { code: 'OR', id: 'or', x: 991, y: 1369 },
  { code: 'PA', id: 'pa', x: 8041, y: 2261 },
  { code: 'RI', id: 'ri', x: 9680, y: 1940, from: [8930, 1890] },
  { code: 'SC', id: 'sc', x: 7852, y: 3907 },
  { code: 'SD', id: 'sd', x: 4393, y: 1723 },
  { code: 'TN', id: 'tn', x: 6808, y: 3614 },
  { code: 'TX', id: 'tx', x: 4563, y: 4727 },
  { code: 'UT', id: 'ut', x: 2260, y: 2851 },
  { code: 'VA', id: 'va', x: 8078, y: 3031 },
  { code: 'VT', id: 'vt', x: 8420, y: 920, from: [8620, 1380] },
  { code: 'WA', id: 'wa', x: 1350, y: 624 },
  { code: 'WI', id: 'wi', x: 5895, y: 1546 },
  { code: 'WV', id: 'wv', x: 7592, y: 2952 },
  { code: 'WY', id: 'wy', x: 3075, y: 1980 },
]
