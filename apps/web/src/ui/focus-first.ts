/** Of several of which one is chosen, that one: an arrow goes on from there. */
const fields = 'input:not([type="radio"]:not(:checked)), textarea, select, [role="combobox"]';
const controls = 'button, a, summary, [type="radio"], [tabindex="0"]';

/**
 * Where a dialog begins: at its first field, else at the first thing that can be done in it, else at its words; never at the
 * button that closes it. What is marked to begin with goes before all that. Fingers get no keyboard over what they came to read, unless the dialog asks for something typed.
 */
export function focusFirst(dialog: HTMLElement, asks: boolean): void {
  const begin = dialog.querySelector<HTMLElement>("[data-begin]");
  if (begin) {
    begin.focus();
    return;
  }
  const typed = asks || matchMedia("(pointer: fine)").matches;
  for (const kind of typed ? [fields, controls] : [controls]) {
    for (const each of dialog.querySelectorAll<HTMLElement>(kind)) {
      if (each.closest("header")) continue;
      each.focus();
      // What is not shown, or not to be had, does not take it.
      if (document.activeElement === each) return;
    }
  }
  dialog.focus();
}
