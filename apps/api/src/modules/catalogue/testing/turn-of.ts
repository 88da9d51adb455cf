/** Which third of its cuts and sizes a kit gives in a short run, 0 to 2: its name's, so that one kit more moves no other's. */
export const turnOf = (kit: string): number =>
  [...kit].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;
