import type { DesignDocument } from "../document.ts";
import { diffDocuments } from "../history/changes.ts";
import { resetZone, setZone } from "../layers/colour/commands.ts";
import { setImage } from "../layers/image/commands.ts";
import { setText, styleText } from "../layers/text/commands.ts";
import type { Command, CommandResult } from "./command.ts";
import {
  addLayer,
  duplicateLayer,
  linkLayers,
  removeLayers,
  renameLayer,
  reorderLayer,
  setFlags,
  setOpacity,
} from "./layer-list.ts";
import { moveLayers, placeLayer, rotateLayers, scaleLayers } from "./placement.ts";
import { setProperty } from "./properties.ts";
import { Refused } from "./refused.ts";
import { replaceColour } from "./replace-colour.ts";
import { changeTemplate, chooseColourway } from "./template-choice.ts";
import { isSound } from "./sound.ts";

/**
 * Runs one command. The answer's document shares every product and layer that did not change, and
 * is the very same document when nothing did. A refused command changes nothing; whatever comes
 * out of an accepted one is valid under schema 1.
 */
export function applyCommand(document: DesignDocument, command: Command): CommandResult {
  try {
    const next = run(document, command);
    if (diffDocuments(document, next).length === 0) return { ok: true, document };
    return isSound(document, next)
      ? { ok: true, document: next }
      : { ok: false, code: "invalid_value" };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}

function run(document: DesignDocument, command: Command): DesignDocument {
  switch (command.type) {
    case "add_layer":
      return addLayer(document, command);
    case "remove_layers":
      return removeLayers(document, command);
    case "duplicate_layer":
      return duplicateLayer(document, command);
    case "reorder_layer":
      return reorderLayer(document, command);
    case "rename_layer":
      return renameLayer(document, command);
    case "set_hidden":
    case "set_locked":
      return setFlags(document, command);
    case "set_opacity":
      return setOpacity(document, command);
    case "link_layers":
      return linkLayers(document, command);
    case "move_layers":
      return moveLayers(document, command);
    case "place_layer":
      return placeLayer(document, command);
    case "rotate_layers":
      return rotateLayers(document, command);
    case "scale_layers":
      return scaleLayers(document, command);
    default:
      return runOnContent(document, command);
  }
}

type ContentCommand = Exclude<
  Command,
  { readonly type: `${string}_layer${"" | "s"}` | "set_hidden" | "set_locked" | "set_opacity" }
>;

function runOnContent(document: DesignDocument, command: ContentCommand): DesignDocument {
  switch (command.type) {
    case "set_zone":
      return setZone(document, command);
    case "reset_zone":
      return resetZone(document, command);
    case "set_text":
      return setText(document, command);
    case "style_text":
      return styleText(document, command);
    case "set_image":
      return setImage(document, command);
    case "set_property":
      return setProperty(document, command);
    case "change_template":
      return changeTemplate(document, command);
    case "choose_colourway":
      return chooseColourway(document, command);
    case "replace_colour":
      return replaceColour(document, command);
    case "replace_document":
      return command.document;
  }
}
