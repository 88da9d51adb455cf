/** Letters that are read from the right: Hebrew, Arabic and their kin. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A rider, `De Vries 47`, as one of several in a sentence: the number stays on the line of its name, and a name that is
 * read from the right turns round nothing beside it.
 */
export function amongOthers(rider: string): string {
  const whole = rider.replace(/ (?=\S+$)/, "\u00a0");
  return fromTheRight.test(whole) ? `\u2068${whole}\u2069` : whole;
}
