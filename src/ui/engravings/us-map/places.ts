// Written by scripts/map/draw.ts; change it there.

/** Where a state's letters stand on the map, in tenths; a small one has a line from itself to them. */
export type MapPlace = {
  code: string
  /** The id of its shape in map.svg. */
  id: string
  /** 0 to 3; neighbours differ. */
  shade: number
  x: number
  y: number
  from?: readonly [x: number, y: number]
}

export const mapPlaces: readonly MapPlace[] = [
  { code: 'AK', id: 'ak', shade: 0, x: 1385, y: 5091 },
  { code: 'AL', id: 'al', shade: 2, x: 6536, y: 4217 },
  { code: 'AR', id: 'ar', shade: 2, x: 5550, y: 3982 },
  { code: 'AZ', id: 'az', shade: 0, x: 2503, y: 3913 },
  { code: 'CA', id: 'ca', shade: 3, x: 1225, y: 3060 },
  { code: 'CO', id: 'co', shade: 0, x: 2986, y: 2872 },
  { code: 'CT', id: 'ct', shade: 2, x: 9680, y: 2200, from: [8760, 1940] },
  { code: 'DE', id: 'de', shade: 1, x: 9680, y: 2720, from: [8430, 2590] },
  { code: 'FL', id: 'fl', shade: 1, x: 7963, y: 5409 },
  { code: 'GA', id: 'ga', shade: 0, x: 7452, y: 4437 },
  { code: 'HI', id: 'hi', shade: 0, x: 3174, y: 5885 },
  { code: 'IA', id: 'ia', shade: 1, x: 5415, y: 2273 },
  { code: 'ID', id: 'id', shade: 0, x: 1909, y: 1699 },
  { code: 'IL', id: 'il', shade: 3, x: 6231, y: 2584 },
  { code: 'IN', id: 'in', shade: 0, x: 6740, y: 2559 },
  { code: 'KS', id: 'ks', shade: 3, x: 4257, y: 3099 },
  { code: 'KY', id: 'ky', shade: 2, x: 7069, y: 3152 },
  { code: 'LA', id: 'la', shade: 1, x: 5610, y: 4451 },
  { code: 'MA', id: 'ma', shade: 0, x: 9680, y: 1680, from: [8890, 1770] },
  { code: 'MD', id: 'md', shade: 2, x: 9680, y: 2980, from: [8220, 2540] },
  { code: 'ME', id: 'me', shade: 0, x: 9229, y: 938 },
  { code: 'MI', id: 'mi', shade: 1, x: 6879, y: 1987 },
  { code: 'MN', id: 'mn', shade: 2, x: 5235, y: 1082 },
  { code: 'MO', id: 'mo', shade: 0, x: 5520, y: 3196 },
  { code: 'MS', id: 'ms', shade: 0, x: 6402, y: 4200 },
  { code: 'MT', id: 'mt', shade: 2, x: 3013, y: 1050 },
  { code: 'NC', id: 'nc', shade: 2, x: 8106, y: 3479 },
  { code: 'ND', id: 'nd', shade: 1, x: 4051, y: 1037 },
  { code: 'NE', id: 'ne', shade: 2, x: 4414, y: 2410 },
  { code: 'NH', id: 'nh', shade: 1, x: 9520, y: 1420, from: [8880, 1500] },
  { code: 'NJ', id: 'nj', shade: 2, x: 9680, y: 2460, from: [8560, 2320] },
  { code: 'NM', id: 'nm', shade: 2, x: 2748, y: 3880 },
  { code: 'NV', id: 'nv', shade: 1, x: 1653, y: 2552 },
  { code: 'NY', id: 'ny', shade: 1, x: 8435, y: 1718 },
  { code: 'OH', id: 'oh', shade: 3, x: 7018, y: 2530 },
  { code: 'OK', id: 'ok', shade: 1, x: 4776, y: 3754 },
  { code: 'OR', id: 'or', shade: 2, x: 991, y: 1369 },
  { code: 'PA', id: 'pa', shade: 0, x: 8061, y: 2321 },
  { code: 'RI', id: 'ri', shade: 1, x: 9680, y: 1940, from: [8930, 1890] },
  { code: 'SC', id: 'sc', shade: 1, x: 7852, y: 3927 },
  { code: 'SD', id: 'sd', shade: 0, x: 4333, y: 1743 },
  { code: 'TN', id: 'tn', shade: 1, x: 6628, y: 3674 },
  { code: 'TX', id: 'tx', shade: 0, x: 4543, y: 4727 },
  { code: 'UT', id: 'ut', shade: 2, x: 1860, y: 2631 },
  { code: 'VA', id: 'va', shade: 0, x: 8078, y: 3091 },
  { code: 'VT', id: 'vt', shade: 2, x: 8420, y: 920, from: [8620, 1380] },
  { code: 'WA', id: 'wa', shade: 1, x: 1470, y: 604 },
  { code: 'WI', id: 'wi', shade: 0, x: 5895, y: 1546 },
  { code: 'WV', id: 'wv', shade: 1, x: 7592, y: 2952 },
  { code: 'WY', id: 'wy', shade: 1, x: 3055, y: 1940 },
]
