// Written by art/map/files.ts; change it there.

/** Where a state's letters stand on the map, in tenths; a small one has a line from itself to them. */
export type MapPlace = {
  code: string
  /** The id of its shape in map.svg. */
  id: string
  /** 0 to 3; neighbors differ. */
  shade: number
  x: number
  y: number
  from?: readonly [x: number, y: number]
}

export const mapPlaces: readonly MapPlace[] = [
  { code: 'AK', id: 'ak', shade: 0, x: 1065, y: 5111 },
  { code: 'AL', id: 'al', shade: 2, x: 6736, y: 4497 },
  { code: 'AR', id: 'ar', shade: 2, x: 5650, y: 3802 },
  { code: 'AZ', id: 'az', shade: 0, x: 2023, y: 3993 },
  { code: 'CA', id: 'ca', shade: 3, x: 925, y: 3280 },
  { code: 'CO', id: 'co', shade: 0, x: 3306, y: 2932 },
  { code: 'CT', id: 'ct', shade: 2, x: 9680, y: 2200, from: [8760, 1940] },
  { code: 'DE', id: 'de', shade: 1, x: 9680, y: 2720, from: [8430, 2590] },
  { code: 'FL', id: 'fl', shade: 1, x: 7923, y: 5389 },
  { code: 'GA', id: 'ga', shade: 0, x: 7452, y: 4377 },
  { code: 'HI', id: 'hi', shade: 0, x: 3174, y: 5885 },
  { code: 'IA', id: 'ia', shade: 1, x: 5415, y: 2273 },
  { code: 'ID', id: 'id', shade: 0, x: 1969, y: 1719 },
  { code: 'IL', id: 'il', shade: 3, x: 6091, y: 2704 },
  { code: 'IN', id: 'in', shade: 0, x: 6680, y: 2759 },
  { code: 'KS', id: 'ks', shade: 3, x: 4717, y: 3099 },
  { code: 'KY', id: 'ky', shade: 2, x: 7069, y: 3152 },
  { code: 'LA', id: 'la', shade: 1, x: 5630, y: 4531 },
  { code: 'MA', id: 'ma', shade: 0, x: 9680, y: 1680, from: [8890, 1770] },
  { code: 'MD', id: 'md', shade: 2, x: 9680, y: 2980, from: [8220, 2540] },
  { code: 'ME', id: 'me', shade: 0, x: 9229, y: 938 },
  { code: 'MI', id: 'mi', shade: 1, x: 6879, y: 1987 },
  { code: 'MN', id: 'mn', shade: 2, x: 5235, y: 1082 },
  { code: 'MO', id: 'mo', shade: 0, x: 5640, y: 3276 },
  { code: 'MS', id: 'ms', shade: 0, x: 6162, y: 4320 },
  { code: 'MT', id: 'mt', shade: 2, x: 3053, y: 1030 },
  { code: 'NC', id: 'nc', shade: 2, x: 8106, y: 3479 },
  { code: 'ND', id: 'nd', shade: 1, x: 4311, y: 1037 },
  { code: 'NE', id: 'ne', shade: 2, x: 4434, y: 2410 },
  { code: 'NH', id: 'nh', shade: 1, x: 9520, y: 1420, from: [8880, 1500] },
  { code: 'NJ', id: 'nj', shade: 2, x: 9680, y: 2460, from: [8560, 2320] },
  { code: 'NM', id: 'nm', shade: 2, x: 3108, y: 4020 },
  { code: 'NV', id: 'nv', shade: 1, x: 1373, y: 2412 },
  { code: 'NY', id: 'ny', shade: 1, x: 8395, y: 1738 },
  { code: 'OH', id: 'oh', shade: 3, x: 7238, y: 2510 },
  { code: 'OK', id: 'ok', shade: 1, x: 4756, y: 3774 },
  { code: 'OR', id: 'or', shade: 2, x: 991, y: 1369 },
  { code: 'PA', id: 'pa', shade: 0, x: 8041, y: 2261 },
  { code: 'RI', id: 'ri', shade: 1, x: 9680, y: 1940, from: [8930, 1890] },
  { code: 'SC', id: 'sc', shade: 1, x: 7852, y: 3907 },
  { code: 'SD', id: 'sd', shade: 0, x: 4393, y: 1723 },
  { code: 'TN', id: 'tn', shade: 1, x: 6808, y: 3614 },
  { code: 'TX', id: 'tx', shade: 0, x: 4563, y: 4727 },
  { code: 'UT', id: 'ut', shade: 2, x: 2260, y: 2851 },
  { code: 'VA', id: 'va', shade: 0, x: 8078, y: 3031 },
  { code: 'VT', id: 'vt', shade: 2, x: 8420, y: 920, from: [8620, 1380] },
  { code: 'WA', id: 'wa', shade: 1, x: 1350, y: 624 },
  { code: 'WI', id: 'wi', shade: 0, x: 5895, y: 1546 },
  { code: 'WV', id: 'wv', shade: 1, x: 7592, y: 2952 },
  { code: 'WY', id: 'wy', shade: 1, x: 3075, y: 1980 },
]
