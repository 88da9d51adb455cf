import { dressAttack } from "../attack/dress-attack.ts";
import { drapeFolder } from "../drape/store-drape.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { readManifest } from "../export/manifest-file.ts";
import { dressRider, type Rider } from "../figure/dress-rider.ts";
import { lettering } from "../sheet/lettering.ts";
import { inAttack } from "./heroes.ts";

/** Riders that were dressed before: one who is in a picture twice, from behind and from before, is dressed once. */
const riders = new Map<string, Promise<Rider>>();

/** A rider of the pictures by name. */
export function dressed(name: string): Promise<Rider> {
  const rider = riders.get(name) ?? dress(name);
  riders.set(name, rider);
  return rider;
}

async function dress(name: string): Promise<Rider> {
  return name === inAttack
    ? dressAttack(drapeFolder, await lettering())
    : dressRider(name, readManifest(clothFolder), clothFolder);
}
