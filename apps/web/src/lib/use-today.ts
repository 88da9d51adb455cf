import { useState } from "react";

/** The moment a part of the page appeared: dates that are counted from it stand still while it is shown. */
export function useToday(): Date {
  const [today] = useState(() => new Date());
  return today;
}
