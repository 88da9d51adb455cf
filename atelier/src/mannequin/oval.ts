const steps = 256;

/** A level oval: half axes across and front to back, and how far its centre lies to the front. */
export interface Oval {
  readonly width: number;
  readonly depth: number;
  readonly front: number;
}

interface OvalPlace {
  readonly x: number;
  readonly z: number;
}

/**
 * The place on an oval's left half a share of the way, by length, from its front (0) to its back (1). Shares below
 * 0 and above 1 go on round the other half.
 */
export function alongOval({ width, depth, front }: Oval, share: number): OvalPlace {
  const lengths = [0];
  let [x, z] = [0, depth];
  for (let i = 1; i <= steps; i++) {
    const angle = (Math.PI * i) / steps;
    const [nextX, nextZ] = [width * Math.sin(angle), depth * Math.cos(angle)];
    lengths.push((lengths[i - 1] as number) + Math.hypot(nextX - x, nextZ - z));
    [x, z] = [nextX, nextZ];
  }
  const turned = share - 2 * Math.floor((share + 1) / 2);
  const wanted = Math.abs(turned) * (lengths[steps] as number);
  const after = Math.max(
    1,
    lengths.findIndex((length) => length >= wanted),
  );
  const [near, far] = [lengths[after - 1] as number, lengths[after] as number];
  const angle = (Math.PI * (after - 1 + (wanted - near) / (far - near))) / steps;
  return {
    x: Math.sign(turned) * width * Math.sin(angle),
    z: front + depth * Math.cos(angle),
  };
}

/** An oval of a given length round, `aspect` as deep as it is wide. */
export function ovalOf(girth: number, aspect: number, front: number): Oval {
  // Ramanujan's first formula for the length of an ellipse.
  const round = Math.PI * (3 * (1 + aspect) - Math.sqrt((3 + aspect) * (1 + 3 * aspect)));
  const width = girth / round;
  return { width, depth: width * aspect, front };
}
