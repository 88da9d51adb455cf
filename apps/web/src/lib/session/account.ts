import { storageKeys } from "@holeshot/domain";
import { dropStored, readStored, writeStored } from "../storage.ts";
import { hasToken } from "./token-store.ts";
import { createListeners } from "../listeners.ts";

/** A customer's id; a visitor's work is nobody's. */
export type Account = string;

export const visitor: Account = "";

const tabKey = "account";
const listeners = createListeners();

/** The customer that this tab has worked for. It lives as long as the tab. */
function tabAccount(): Account {
  try {
    return window.sessionStorage.getItem(tabKey) ?? visitor;
  } catch {
    return visitor;
  }
}

function markTab(account: Account): void {
  try {
    if (account === visitor) window.sessionStorage.removeItem(tabKey);
    else window.sessionStorage.setItem(tabKey, account);
  } catch {
    // A session that ends is then worked on as a visitor's after a reload.
  }
}

/** Who signed in on this device last and has not logged out; the session may have ended since. */
export function knownAccount(): Account {
  return readStored(storageKeys.account) ?? visitor;
}

/**
 * Whose work is shown and kept here: the customer's who is signed in, and, where a session ended while
 * somebody was at work, still theirs in that tab. A new tab without a session is a visitor's.
 */
export function currentAccount(): Account {
  const known = knownAccount();
  return hasToken() || tabAccount() === known ? known : visitor;
}

/** This tab works for the customer from now on. */
export function enterAccount(account: Account): void {
  markTab(account);
  if (knownAccount() === account) return;
  writeStored(storageKeys.account, account);
  listeners.tell();
}

export function leaveAccount(): void {
  markTab(visitor);
  dropStored(storageKeys.account);
  listeners.tell();
}

/** Hears when the device changes hands here. Other tabs hear it by `watchSession`. */
export const onAccount = listeners.subscribe;

/** The device changed hands in another tab. */
export function accountChangedElsewhere(): void {
  // What was at work here for somebody else is put away.
  if (tabAccount() !== knownAccount()) markTab(visitor);
  listeners.tell();
}
