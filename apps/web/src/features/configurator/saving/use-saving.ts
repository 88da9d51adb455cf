import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { renameEntry } from "../../../lib/navigation/history.ts";
import { report } from "../../../lib/report.ts";
import { useIsSignedIn } from "../../../lib/session/token-store.ts";
import type { EditorStore } from "../../../editor/model/editor-store.ts";
import type { OpenedDesign, SavedState } from "../opening/opened-design.ts";
import { type Content, createDesign, overwriteDesign, updateDesign } from "./design-calls.ts";
import { designKey, dropFromJournal, keepInJournal } from "./journal.ts";
import { refusalOf } from "./refusal-of.ts";
import { createSaver, type Outcome, type Saver } from "./saver.ts";
import type { How, Phase } from "./saving-machine.ts";
import type { LiveSaving } from "../together/live-saving.ts";
import { useEdits } from "./use-edits.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

export type SaveResult = Outcome<SavedState>;

export interface Saving {
  readonly phase: Phase["kind"];
  /** When it was last saved here. */
  readonly savedAt: Date | null;
  readonly saved: SavedState | null;
  readonly name: string;
  /** Somebody has said what it is called; a save that failed need not ask again. */
  readonly named: boolean;
  /** False when what is done here is not kept on the server. */
  readonly mayChange: boolean;
  readonly rename: (name: string) => void;
  /** Saves now: where the design is already, else as a new one. */
  readonly save: (name?: string) => Promise<SaveResult>;
  /** After a stale answer: saves this version over the other one. */
  readonly overwrite: () => Promise<SaveResult>;
  /** Saves as another design; what was saved before stays as it is. */
  readonly saveAs: (name: string) => Promise<SaveResult>;
  /** The design as the server has it, and whether that is all there is: also for who asks long after it was shown. */
  readonly latest: () => { readonly saved: SavedState | null; readonly all: boolean };
  /** The server has something else in its place: `show` puts it in the editor, and there is nothing to be saved. */
  readonly arrived: (server: Pick<SavedState, "version" | "name">, show: () => void) => void;
  /** From here on every act is sent by itself; null ends that. */
  readonly join: (live: LiveSaving | null) => void;
  /** The version that the server has come to, and whether it has all that was done here. */
  readonly note: (version: number, clean: boolean) => void;
  /** Forgets what only this browser has. */
  readonly discard: () => Promise<void>;
}

/** What the next save needs; ahead of what is shown, for saves that follow each other closely. */
interface Now {
  readonly saved: SavedState | null;
  readonly name: string;
  readonly named: boolean;
  readonly key: string;
  readonly savedAt: Date | null;
}

/** Belongs to an account: only its session can save it. */
function isOwned(saved: SavedState | null): boolean {
  return saved !== null && saved.hash === null && saved.viewedAs !== "guest";
}

/** Keeps every change in the journal at once, and wires the machine that saves to editor, server and session. */
export function useSaving(store: EditorStore, opened: OpenedDesign, untitled: string): Saving {
  const { account } = opened;
  const setUuid = opened.set.uuid;
  const signedIn = useIsSignedIn();
  const [shown, setShown] = useState<Now>({
    saved: opened.saved,
    name: opened.name ?? untitled,
    named: opened.saved !== null,
    key: opened.journal,
    savedAt: null,
  });
  const now = useRef(shown);
  const live = useRef<LiveSaving>(null);
  // A page that was left or lost its network may have saved all the same.
  const unanswered = useRef(unsavedOf(opened));
  const [joined, setJoined] = useState<LiveSaving | null>(null);

  const know = useCallback((change: Partial<Now>): void => {
    now.current = { ...now.current, ...change };
    setShown(now.current);
  }, []);

  const keep = useCallback(
    (clean: boolean): void => {
      const { saved, name, key } = now.current;
      if (saved && saved.viewedAs !== "owner") return;
      const version = live.current?.version() ?? saved?.version ?? null;
      void keepInJournal(key, { setUuid, editing: store.state().editing, version, name, clean });
    },
    [store, setUuid],
  );

  const send = useCallback(
    async (how: How): Promise<SaveResult> => {
      const { document } = store.state().editing;
      const { saved, name, key } = now.current;
      const target = how === "anew" ? null : saved;
      try {
        const stored =
          live.current && target
            ? await live.current.deliver(target, name)
            : await deliver(how, target, { setUuid, name, document }, unanswered.current);
        unanswered.current = [];
        know({ saved: stored, key: designKey(account, stored.uuid), savedAt: new Date() });
        if (!target) takeAddress(stored.uuid);
        // A change made while the answer was on its way is not saved yet.
        keep(store.state().editing.document === document && now.current.name === name);
        if (key !== now.current.key) void dropFromJournal(key);
        return { ok: true, saved: stored };
      } catch (error) {
        report(error, "saving a design");
        const reason = refusalOf(error, isOwned(target));
        // Of the others the server has said that it does not have them.
        const lost = reason === "offline" || reason === "failed";
        if (lost) unanswered.current = [...unanswered.current.slice(-9), { name, document }];
        return { ok: false, reason, error };
      }
    },
    [store, setUuid, account, know, keep],
  );

  const saver = useSaver(send, { signedIn, opened });
  const own = useSyncExternalStore(saver.subscribe, () => saver.state().phase.kind);
  const lives = useSyncExternalStore(joined?.subscribe ?? nothingToHear, () => joined?.phase());
  const phase = lives ?? own;
  useEffect(() => saver.tell({ type: "session", signedIn }), [saver, signedIn]);

  const isSaved = (): boolean => saver.state().phase.kind === "saved";
  const arriving = useRef(false);
  useEdits(store, (changed) => {
    if (live.current) return keep(live.current.isSettled());
    const edited = changed && !arriving.current;
    keep(!edited && isSaved());
    if (edited) saver.tell({ type: "edited" });
  });
  useLeaveWarning(phase !== "saved");

  return {
    phase,
    savedAt: shown.savedAt,
    saved: shown.saved,
    name: shown.name,
    named: shown.named,
    mayChange: shown.saved === null || shown.saved.viewedAs === "owner",
    rename: (name) => {
      know({ name });
      keep(false);
      saver.tell({ type: "edited" });
    },
    save: (name) => {
      if (name !== undefined) know({ name, named: true });
      return saver.ask("on");
    },
    overwrite: () => saver.ask("over"),
    saveAs: (name) => savedAs(name, now.current.name, know, () => saver.ask("anew")),
    latest: () => ({ saved: now.current.saved, all: live.current?.isSettled() ?? isSaved() }),
    arrived: ({ version, name }, show) => {
      // Whoever edits with others is told like all of them.
      if (live.current) return;
      const { saved } = now.current;
      if (saved) know({ saved: { ...saved, version, name }, name, savedAt: new Date() });
      arriving.current = true;
      show();
      arriving.current = false;
    },
    join: (next) => {
      live.current = next;
      setJoined(next);
    },
    note: (version, clean) => {
      const { saved } = now.current;
      if (saved) know({ saved: { ...saved, version }, savedAt: new Date() });
      keep(clean);
      // What did not get there is saved as before.
      if (!clean && !live.current) saver.tell({ type: "edited" });
    },
    discard: () => dropFromJournal(now.current.key),
  };
}

/** Under another name, which it has only if it was saved. */
async function savedAs(
  name: string,
  before: string,
  know: (news: { readonly name: string }) => void,
  save: () => Promise<SaveResult>,
): Promise<SaveResult> {
  know({ name });
  const result = await save();
  if (!result.ok) know({ name: before });
  return result;
}

interface Start {
  readonly signedIn: boolean;
  readonly opened: OpenedDesign;
}

function useSaver(
  send: (how: How) => Promise<SaveResult>,
  { signedIn, opened: { saved, unsaved } }: Start,
): Saver<SavedState> {
  const [saver] = useState(() => {
    // What an administrator looks at is nobody's to save.
    const placed = saved?.viewedAs === "owner";
    const owned = placed && isOwned(saved);
    return createSaver({ signedIn, placed, owned, unsaved }, { send, ownedBy: isOwned });
  });
  useEffect(() => {
    const online = (): void => saver.tell({ type: "online" });
    saver.start();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      saver.stop();
    };
  }, [saver]);
  return saver;
}

/** What an earlier visit had not been told of that it was saved. */
function unsavedOf({ unsaved, name, editing }: OpenedDesign): readonly Content[] {
  return unsaved && name !== null ? [{ name, document: editing.document }] : [];
}

async function deliver(
  how: How,
  target: SavedState | null,
  { setUuid, ...content }: Content & { readonly setUuid: string },
  unanswered: readonly Content[],
): Promise<SavedState> {
  if (!target) return createDesign(setUuid, content.name, content.document);
  if (how === "over") return overwriteDesign(target, content);
  return updateDesign(target, content, unanswered);
}

const nothingToHear = (): (() => void) => () => undefined;

/** The address becomes that of the saved design, which is open already. */
function takeAddress(uuid: string): void {
  const to = "/configured-set/:configuredSetUuid/:hash?";
  renameEntry({ to, params: { configuredSetUuid: uuid } });
}
