import { languageTags } from "@holeshot/domain";
import { createElement as h, Fragment, type ReactElement } from "react";
import { render } from "react-email";
import {
  actionElement,
  asideElement,
  closingElement,
  frameElement,
  imprintElement,
  paragraphElement,
  pictureElement,
  rowElement,
  rowRuleElement,
  ruleElement,
  wholeElement,
  whyElement,
} from "./letter-element.ts";
import type { Form, LetterForms } from "./letter-forms.ts";

/** Stands where a value will; of a kind that nobody writes and that is written as it is. */
const SLOT = "\uE000";

/** Has React Email render each part of a letter, with places for what letters differ in. */
export async function renderForms(): Promise<LetterForms> {
  const tags = Object.values(languageTags);
  const frames = await Promise.all(tags.map(frameForm));
  const row = { label: SLOT, value: SLOT };
  return {
    frames: Object.fromEntries(tags.map((tag, at) => [tag, frames[at] ?? []])),
    paragraph: await partForm(paragraphElement(SLOT)),
    whole: await partForm(wholeElement(SLOT)),
    rule: await partForm(ruleElement()),
    closing: await partForm(closingElement(SLOT)),
    why: await partForm(whyElement(SLOT)),
    imprint: await partForm(
      imprintElement(
        { name: SLOT, address: SLOT, email: SLOT, phone: SLOT, hours: SLOT },
        { numbers: SLOT, dialled: SLOT },
      ),
    ),
    action: await partForm(actionElement({ label: SLOT, url: SLOT })),
    aside: await partForm(asideElement({ label: SLOT, url: SLOT })),
    picture: await partForm(
      pictureElement({ title: SLOT, note: SLOT, picture: SLOT, url: SLOT, alt: SLOT }),
    ),
    rowRule: await partForm(rowRuleElement()),
    rows: {
      plain: await partForm(rowElement(row)),
      noted: await partForm(rowElement({ ...row, note: SLOT })),
      strong: await partForm(rowElement({ ...row, strong: true })),
      strongNoted: await partForm(rowElement({ ...row, note: SLOT, strong: true })),
    },
  };
}

async function frameForm(tag: string): Promise<Form> {
  const words = { subject: SLOT, preview: SLOT, padding: SLOT, heading: SLOT };
  const contents = { body: SLOT, closing: SLOT, foot: SLOT };
  return slotted(await render(frameElement(tag, words, contents)));
}

async function partForm(element: ReactElement): Promise<Form> {
  return slotted(await render(h(Fragment, null, SLOT, element, SLOT))).slice(1, -1);
}

/** Without the marks that React sets between two texts. */
function slotted(html: string): Form {
  return html.replaceAll("<!-- -->", "").split(SLOT);
}
