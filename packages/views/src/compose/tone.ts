import { byteOfLinear, byteSteps } from "../light/srgb.ts";
import { knee } from "./common.ts";

const most = 4;
const steps = 4096;

/** What a colour is multiplied with by its strongest channel, so that bright colours keep their hue and their folds. */
const shoulder: Float32Array = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const value = (step / steps) * most;
  if (value <= knee) return 1;
  return (knee + (1 - knee) * (1 - Math.exp((knee - value) / (1 - knee)))) / value;
});

/** Share a linear colour is shown with whose strongest channel this is. */
export function shoulderOf(strongest: number): number {
  if (strongest <= knee) return 1;
  const at = (strongest >= most ? most : strongest) * (steps / most);
  return (shoulder[(at + 0.5) | 0] as number) * (strongest > most ? most / strongest : 1);
}

/** Linear, 0 to 1, to the sRGB byte. */
export function toByte(linear: number): number {
  return byteOfLinear[((linear >= 1 ? 1 : linear) * byteSteps + 0.5) | 0] as number;
}

/** A flat lay's light: shade multiplies; a highlight lifts a channel only as far as it has room. */
export function flatLight(linear: number, light: number): number {
  return light <= 1 ? linear * light : linear + (light - 1) * linear * (1 - linear);
}
