declare global {
  /** Put there by the page's first script: what was pressed last before the code was here. */
  var early: { pressed: Element | null; readonly stop: () => void } | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string>();
const ticked = new Set<HTMLInputElement>();

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function note(field: Field): void {
  const box = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
  if (!box) typed.set(field, field.value);
  else if (field.checked === field.defaultChecked) ticked.delete(field);
  else ticked.add(field);
}

function hear({ target }: Event): void {
  if (isField(target)) note(target);
}

function supersede({ target }: Event): void {
  const isPress = target instanceof Element && target.closest("a,button");
  if (isPress && globalThis.early) globalThis.early.pressed = null;
}

/** From here on React hears what is pressed and hydrates it first: kept as well, it would be done twice. */
export function handOverPresses(): void {
  if (!globalThis.early) return;
  globalThis.early.stop();
  document.addEventListener("click", supersede, true);
}

/** Keeps what was typed and is typed until the page is live: forms begin with values of their own. */
export function keepEarlyActs(): void {
  handOverPresses();
  for (const field of document.querySelectorAll<Field>("input,textarea")) {
    const { checked, defaultChecked } = field as HTMLInputElement;
    if (checked !== defaultChecked || field.value !== field.defaultValue) note(field);
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
  // A value that was set counts as nobody's change: who leaves the field, or has left it, has committed it all the same.
  if (field !== document.activeElement) tell("change");
  else field.addEventListener("blur", () => tell("change"), { once: true });
}
