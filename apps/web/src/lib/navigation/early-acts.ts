declare global {
  /** Put there by the page's first script: what was pressed last before the code was here. */
  var early: { pressed: Element | null; readonly stop: () => void } | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input,textarea,select";

const typed = new Map<Field, string>();
const ticked = new Set<HTMLInputElement>();

function note(field: Field): void {
  const box = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
  if (!box) typed.set(field, field.value);
  else if (field.checked === field.defaultChecked) ticked.delete(field);
  else ticked.add(field);
}

function hear({ target }: Event): void {
  if ((target as Element).matches(fields)) note(target as Field);
}

function supersede({ target }: Event): void {
  const isPress = target instanceof Element && target.closest("a,button");
  if (isPress && globalThis.early) globalThis.early.pressed = null;
}

/** From here on React hears what is pressed and hydrates it first: kept as well, it would be done twice. */
export function handOverPresses(): void {
  if (!globalThis.early) return;
  globalThis.early.stop();
  // Heard once, however often it is added.
  document.addEventListener("click", supersede, true);
}

/** Keeps what was typed and is typed until the page is live: forms begin with values of their own. */
export function keepEarlyActs(): void {
  handOverPresses();
  for (const field of document.querySelectorAll<Field>(fields)) {
    // A list has no value of its own to begin with, but a choice that is marked.
    const marked = field.querySelector<HTMLOptionElement>("[selected]")?.value ?? field.value;
    const { checked, defaultChecked, defaultValue = marked } = field as Partial<HTMLInputElement>;
    if (checked !== defaultChecked || field.value !== defaultValue) note(field);
  }
  document.addEventListener("input", hear, true);
}

/** The page is live: it hears what was typed and pressed before. Of a field that is gone it hears nothing. */
export function replayEarlyActs(): void {
  document.removeEventListener("input", hear, true);
  document.removeEventListener("click", supersede, true);
  for (const [field, value] of typed) type(field, value);
  for (const box of ticked) if (box.checked === box.defaultChecked) box.click();
  typed.clear();
  ticked.clear();
  const pressed = globalThis.early?.pressed;
  globalThis.early = undefined;
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else (pressed as HTMLElement).click();
}

/** As if by hand: React passes over a value that it believes to stand there. */
function type(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = "";
  own?.set?.call(field, value);
  const tell = (kind: string): boolean => field.dispatchEvent(new Event(kind, { bubbles: true }));
  tell("input");
  // A value that was set counts as nobody's change: who leaves the field, or has left it, has committed it all the same. A choice
  // from a list is one at once.
  if (field !== document.activeElement || "options" in field) tell("change");
  else field.addEventListener("blur", () => tell("change"), { once: true });
}
