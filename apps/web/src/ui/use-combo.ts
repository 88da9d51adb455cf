import { useState, type KeyboardEvent } from "react";
import { findChoices, meantChoice } from "./find-choices.ts";
import type { Choice } from "./SelectField.tsx";

interface ComboState {
  /** What is typed; null while the field shows its value. */
  readonly typed: string | null;
  readonly open: boolean;
  /** Which of the shown choices the arrows stand on; -1 for none. */
  readonly at: number;
}

const closed: ComboState = { typed: null, open: false, at: -1 };

/** Typing narrows the list, arrows walk it, Enter takes, Escape gives the old value back, leaving takes what was meant. */
export function useCombo(
  choices: readonly Choice[],
  value: string,
  onCommit: (value: string) => void,
) {
  const [state, setState] = useState(closed);
  const shown = findChoices(choices, state.typed ?? "");
  const name = choices.find((choice) => choice.value === value)?.label ?? "";

  function take(choice: Choice | null | undefined): void {
    setState(closed);
    if (choice && choice.value !== value) onCommit(choice.value);
  }

  function open(): void {
    if (state.open) return;
    setState({ ...state, open: true, at: shown.findIndex((choice) => choice.value === value) });
  }

  function walk(step: number): void {
    if (!state.open) return open();
    const last = shown.length - 1;
    const next = state.at + step;
    setState({ ...state, at: next < 0 ? last : next > last ? 0 : next });
  }

  function keys(event: KeyboardEvent): void {
    const acts: Record<string, () => void> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Escape: () => setState(closed),
      Enter: () => take(shown[state.at] ?? meantChoice(choices, state.typed ?? "")),
    };
    const act = acts[event.key];
    if (!act || (!state.open && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    act();
  }

  return {
    text: state.typed ?? name,
    shown,
    open: state.open,
    at: state.at,
    type: (typed: string) => setState({ typed, open: true, at: typed.trim() === "" ? -1 : 0 }),
    /** What the browser fills in is taken at once. */
    fill: (text: string) => take(meantChoice(choices, text)),
    /** A press into what is being typed places the caret. */
    toggle: () => {
      if (!state.open) open();
      else if (state.typed === null) setState(closed);
    },
    leave: () => take(state.typed === null ? null : meantChoice(choices, state.typed)),
    take,
    keys,
  };
}
