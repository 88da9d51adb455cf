import { useEffect, useEffectEvent } from "react";
import { layersOf, useEditor } from "../../../editor/model/editor-context.ts";
import { factsOf } from "../layers/facts.ts";
import { focusWords } from "../layers/text/words.ts";

/** Frames until a panel that is fetched first stands there, at most. */
const PANEL_FRAMES = 300;

function focusWordsSoon(frames = PANEL_FRAMES): void {
  if (focusWords() || frames === 0) return;
  requestAnimationFrame(() => focusWordsSoon(frames - 1));
}

/** The panel beside the stage follows what is chosen, and is there by now. */
function focusPanel(): void {
  document
    .querySelector<HTMLElement>("[data-guide=panel] :is(input, select, textarea, button)")
    ?.focus();
}

/** What lies on the cloth with a use of its own, a comment being written say, is not the cloth. */
function isOnCloth(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const nearest = target.closest("a, button, input, textarea, [role=region], [role=application]");
  return nearest?.getAttribute("role") === "application";
}

/** The keys of a row in the list of layers, which has no use of its own for them then. */
function isOnRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("[role=treeitem]");
}

/**
 * Enter and a second press on a text of the cloth mean its words: `onWords` opens their panel, and the caret goes into them.
 * So does Enter on a chosen row of the list; of other layers it leads into the panel where they are changed.
 */
export function useWordsOnCloth(onWords: () => void): void {
  const { store } = useEditor();

  const onMeant = useEffectEvent((event: Event) => {
    const row = isOnRow(event.target);
    if (event.defaultPrevented || !(row || isOnCloth(event.target))) return;
    const { editing, product, selection } = store.state();
    const [chosen, ...others] = layersOf(editing.document, product).filter(({ id }) =>
      selection.includes(id),
    );
    if (!chosen || others.length > 0) return;
    if (factsOf(chosen.kind).panel !== "text") {
      if (row) focusPanel();
      return;
    }
    event.preventDefault();
    onWords();
    focusWordsSoon();
  });

  useEffect(() => {
    const double = (event: Event): void => onMeant(event);
    const key = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (event.key !== "Enter" || ctrlKey || metaKey || altKey || shiftKey || repeat) return;
      onMeant(event);
    };
    document.addEventListener("dblclick", double);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("dblclick", double);
      document.removeEventListener("keydown", key);
    };
  }, []);
}
