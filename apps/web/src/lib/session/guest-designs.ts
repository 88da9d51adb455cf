import { storageKeys } from "@holeshot/domain";
import { dropStored, readStored, writeStored } from "../storage.ts";

/** A design that this browser made without an account, with the secret that opens it for editing. */
export interface GuestDesign {
  uuid: string;
  hash: string;
}

function isGuestDesign(value: unknown): value is GuestDesign {
  const entry = value as Partial<GuestDesign> | null;
  return typeof entry?.uuid === "string" && typeof entry.hash === "string";
}

export function guestDesigns(): readonly GuestDesign[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.guestDesigns) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isGuestDesign) : [];
  } catch {
    return [];
  }
}

export function guestHash(uuid: string): string | undefined {
  return guestDesigns().find((design) => design.uuid === uuid)?.hash;
}

export function keepGuestDesign(design: GuestDesign): void {
  const others = guestDesigns().filter((each) => each.uuid !== design.uuid);
  writeStored(storageKeys.guestDesigns, JSON.stringify([...others, design]));
}

export function forgetGuestDesign(uuid: string): void {
  const left = guestDesigns().filter((each) => each.uuid !== uuid);
  if (left.length === 0) dropStored(storageKeys.guestDesigns);
  else writeStored(storageKeys.guestDesigns, JSON.stringify(left));
}

export function clearGuestDesigns(): void {
  dropStored(storageKeys.guestDesigns);
}
