import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { hasPoppler } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { pieceWords } from "./piece-words.ts";
import { labelsToPrint, orderToPrint, unitToPrint } from "./testing/order-to-print.ts";
import { writeTicket } from "./write-ticket.ts";

if (!hasPoppler) console.warn("\nSKIPPED: pdftotext not installed.\n");

/** The ticket and the carton's label of an order, as text. */
async function papers(pickup: boolean): Promise<readonly string[]> {
  const unit = unitToPrint({ properties: { size: "L" } });
  const ticket = await writeTicket({
    order: orderToPrint("nl", pickup),
    printer: "sublimation",
    language: "en",
    words: pieceWords(openCatalogue(), "en"),
    lines: [{ unit, pieces: [], remarks: [] }],
    reprint: 0,
    pictures: [],
  });
  const labels = await labelsToPrint([unit], "en", "nl", pickup);
  const carton = labels.get("labels/carton.pdf") ?? new Uint8Array();
  const read = (input: Uint8Array) =>
    execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
  return [read(ticket), read(carton)];
}

it.skipIf(!hasPoppler)("an order that is fetched is not said to be sent", async () => {
  for (const text of await papers(true)) {
    expect(text).toContain("Pick up yourself");
    expect(text).toMatch(/Kim de Vries/);
    expect(text).not.toMatch(/Ship to|Dorp 1/);
  }
  for (const text of await papers(false)) {
    expect(text).toContain("Ship to");
    expect(text).toContain("Dorp 1");
    expect(text).not.toContain("Pick up");
  }
});
