/** So many days ahead are told, today among them. */
const DAYS = 28;

export interface Due {
  readonly day: string;
  readonly units: number;
}

/** The next four weeks day by day, also those on which nothing is due: in a row without them a day three weeks away would stand beside today. */
export function everyDay(today: string, due: readonly Due[]): readonly Due[] {
  const units = new Map(due.map((each) => [each.day, each.units]));
  const first = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10);
    return { day, units: units.get(day) ?? 0 };
  });
}
