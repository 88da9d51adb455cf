import { languageTags } from "@holeshot/domain";
import { createElement as h, Fragment, type ReactElement } from "react";
import { render } from "react-email";
import {
  actionElement,
  closingElement,
  frameElement,
  linkElement,
  paragraphElement,
  pictureElement,
  rowElement,
  wholeElement,
} from "./letter-element.ts";
import type { Form, LetterForms } from "./letter-forms.ts";

/** Stands where a value will; of a kind that nobody writes and that is written as it is. */
const SLOT = "\uE000";
const PADDING = /<div>([^<]+)<\/div>/;

/** Has React Email render each part of a letter, with places for what letters differ in. */
export async function renderForms(): Promise<LetterForms> {
  const tags = Object.values(languageTags);
  const frames = await Promise.all(tags.map(frameForm));
  const row = { label: SLOT, value: SLOT };
  return {
    frames: Object.fromEntries(tags.map((tag, at) => [tag, frames[at]?.form ?? []])),
    padding: frames[0]?.padding ?? "",
    paragraph: await partForm(paragraphElement(SLOT)),
    whole: await partForm(wholeElement(SLOT)),
    link: await partForm(linkElement(SLOT)),
    closing: await partForm(closingElement(SLOT)),
    action: await partForm(actionElement({ label: SLOT, url: SLOT })),
    picture: await partForm(
      pictureElement({ title: SLOT, note: SLOT, picture: SLOT, url: SLOT, alt: SLOT }),
    ),
    rows: {
      plain: await partForm(rowElement(row)),
      noted: await partForm(rowElement({ ...row, note: SLOT })),
      strong: await partForm(rowElement({ ...row, strong: true })),
      strongNoted: await partForm(rowElement({ ...row, note: SLOT, strong: true })),
    },
  };
}

/** The padding is as much shorter as the preview is long: a place for it, and what it is made of. */
async function frameForm(tag: string): Promise<{ readonly form: Form; readonly padding: string }> {
  const html = await render(frameElement(tag, { preview: SLOT, heading: SLOT }, SLOT, SLOT));
  const padding = PADDING.exec(html)?.[1] ?? "";
  const unit = padding.slice(0, padding.indexOf(padding[0] ?? "", 1));
  return { form: html.replace(`<div>${padding}</div>`, SLOT).split(SLOT), padding: unit };
}

async function partForm(element: ReactElement): Promise<Form> {
  const html = await render(h(Fragment, null, SLOT, element, SLOT));
  return html.split(SLOT).slice(1, -1);
}
