import type { Gear } from "@holeshot/artwork";
import { useMemo, useState } from "react";
import { chosenGear, FenceSection } from "./FenceSection.tsx";
import { SheetSection } from "./SheetSection.tsx";
import { TimeSection } from "./TimeSection.tsx";
import { useRaceMarks } from "./use-race-marks.ts";

/** Race-day check: seen from the fence, there in time, and what sponsors get. */
export function RacePanel() {
  const [worn, setWorn] = useState<readonly Gear[]>(chosenGear);
  const gear = useMemo((): readonly Gear[] => [...worn, "boots"], [worn]);
  const marks = useRaceMarks(gear);
  return (
    <>
      <FenceSection
        marks={marks}
        gear={gear}
        onGear={(next) => setWorn(next.filter((each) => each !== "boots"))}
      />
      <TimeSection />
      <SheetSection marks={marks} />
    </>
  );
}
