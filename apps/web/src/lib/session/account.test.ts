import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  accountChangedElsewhere,
  currentAccount,
  enterAccount,
  knownAccount,
  leaveAccount,
} from "./account.ts";
import { bringBackWords, putAwayValue } from "./account-values.ts";

function storage(of: Map<string, string>) {
  return {
    getItem: (key: string) => of.get(key) ?? null,
    setItem: (key: string, value: string) => void of.set(key, value),
    removeItem: (key: string) => void of.delete(key),
  };
}

const device = new Map<string, string>();

/** A tab of its own: what the device keeps is shared, what the tab keeps is not. */
function tab(): void {
  vi.stubGlobal("window", { localStorage: storage(device), sessionStorage: storage(new Map()) });
}

beforeEach(() => {
  device.clear();
  tab();
});
afterEach(() => vi.unstubAllGlobals());

describe("whose work a device shows", () => {
  it("a visitor's without an account, the customer's who is signed in", () => {
    expect(currentAccount()).toBe("");
    device.set("access_token", "t");
    enterAccount("anna");
    expect(currentAccount()).toBe("anna");
  });

  it("nobody's once the customer has logged out", () => {
    device.set("access_token", "t");
    enterAccount("anna");
    device.delete("access_token");
    leaveAccount();
    expect([currentAccount(), knownAccount()]).toEqual(["", ""]);
  });

  it("still the customer's in the tab whose session ended, and a visitor's in a new one", () => {
    device.set("access_token", "t");
    enterAccount("anna");
    device.delete("access_token");
    expect(currentAccount()).toBe("anna");
    tab();
    expect(currentAccount()).toBe("");
  });

  it("not the first customer's when another one signs in, here or in another tab", () => {
    device.set("access_token", "t");
    enterAccount("anna");
    device.set("account", "bo");
    accountChangedElsewhere();
    expect(currentAccount()).toBe("bo");
    device.delete("access_token");
    expect(currentAccount()).toBe("");
  });
});

describe("what a customer leaves on a device", () => {
  const key = "configurator.colours";

  it("is put away at logout and back at sign-in, behind what was chosen since", () => {
    device.set(key, "#111111 #222222");
    putAwayValue(key, "anna");
    expect(device.has(key)).toBe(false);
    device.set(key, "#333333 #222222");
    bringBackWords(key, "anna", 3);
    expect(device.get(key)).toBe("#333333 #222222 #111111");
    putAwayValue(key, "anna");
    bringBackWords(key, "bo", 3);
    expect(device.has(key)).toBe(false);
  });
});
