import type { Picture, ViewTable } from "@holeshot/views";
import type { Lamps } from "./night.ts";

/** A picture in lamps of several colours: red, green and blue are composed each in its own share of their light. */
export function inColours(
  tables: readonly ViewTable[],
  lamps: readonly Pick<Lamps, "tint">[],
  composed: (table: ViewTable) => Picture,
): Picture {
  const [table] = tables;
  if (!table) throw new RangeError("Without lamps there is no picture");
  const together = (of: "light" | "specular", channel: number) => {
    const sum = new Float32Array(table.light.length);
    for (const [n, { tint }] of lamps.entries()) {
      const own = tables[n]?.[of];
      const share = tint[channel] as number;
      if (own)
        for (let i = 0; i < sum.length; i++)
          sum[i] = (sum[i] as number) + share * (own[i] as number);
    }
    return sum;
  };
  const [picture, ...others] = ([0, 1, 2] as const).map((channel) =>
    composed({
      ...table,
      light: together("light", channel),
      specular: together("specular", channel),
    }),
  ) as [Picture, Picture, Picture];
  for (const [n, { data }] of others.entries())
    for (let i = n + 1; i < data.length; i += 4) picture.data[i] = data[i] as number;
  return picture;
}
