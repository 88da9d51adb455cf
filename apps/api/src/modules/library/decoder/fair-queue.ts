/** Waiting work by owner: each owner's in the order in which it came, the owners in turn. */
export class FairQueue<T> {
  readonly #owners = new Map<string, T[]>();

  push(owner: string, item: T): void {
    const waiting = this.#owners.get(owner);
    if (waiting) waiting.push(item);
    else this.#owners.set(owner, [item]);
  }

  /** The next one; its owner's others come after everybody else's next. */
  shift(): T | undefined {
    for (const [owner, waiting] of this.#owners) {
      const item = waiting.shift();
      this.#owners.delete(owner);
      if (waiting.length > 0) this.#owners.set(owner, waiting);
      if (item !== undefined) return item;
    }
    return undefined;
  }
}
