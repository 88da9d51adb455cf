import { useEffect, useState } from "react";

/** A value as it was when it last stayed the same for some milliseconds. */
export function useStill<T>(value: T, forMs: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return still;
}
