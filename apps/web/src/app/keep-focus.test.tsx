import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { keepFocus } from "./keep-focus.ts";

afterEach(cleanup);

const settled = () => act(() => new Promise((done) => setTimeout(done, 500)));

function Lines({ offered = false }: { offered?: boolean }) {
  useEffect(() => keepFocus(), []);
  const [lines, setLines] = useState(["one", "two"]);
  return (
    <>
      <main id="content" tabIndex={-1}>
        {lines.length > 0 && (
          <aside aria-label="Lines">
            <p>
              <button type="button" tabIndex={0}>
                All
              </button>
            </p>
            {lines.map((line) => (
              <p key={line}>
                <button
                  type="button"
                  onClick={() => setLines(lines.filter((other) => other !== line))}
                >
                  {line}
                </button>
              </p>
            ))}
          </aside>
        )}
      </main>
      {offered && lines.length < 2 && (
        <button type="button" data-take-back>
          Undo
        </button>
      )}
    </>
  );
}

const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());
const hasFocus = () => document.activeElement?.textContent;

it("goes to what stands around that which took it along", async () => {
  const user = userEvent.setup();
  render(<Lines />);
  focus("two");
  await user.keyboard("{Enter}");
  await settled();
  expect(hasFocus()).toBe("All");
});

it("goes to the page where nothing else is left", async () => {
  const user = userEvent.setup();
  render(<Lines />);
  focus("two");
  await user.keyboard("{Enter}");
  focus("one");
  await user.keyboard("{Enter}");
  await settled();
  expect(document.activeElement?.id).toBe("content");
});

it("goes to the offer to take it back", async () => {
  const user = userEvent.setup();
  render(<Lines offered />);
  focus("two");
  await user.keyboard("{Enter}");
  await settled();
  expect(hasFocus()).toBe("Undo");
});

it("is left where a mouse leaves it", async () => {
  const user = userEvent.setup();
  render(<Lines />);
  await user.click(screen.getByRole("button", { name: "two" }));
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it("that was put down is not picked up", async () => {
  render(<Lines />);
  focus("two");
  act(() => screen.getByRole("button", { name: "two" }).blur());
  await settled();
  act(() => screen.getByRole("button", { name: "two" }).remove());
  await settled();
  expect(document.activeElement).toBe(document.body);
});

function Frame({ here }: { here: string }) {
  useEffect(() => keepFocus(), []);
  return (
    <main key={here} id="content" tabIndex={-1}>
      {here}
    </main>
  );
}

it("goes from a page that stood in to the one that came", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Frame here="waiting" />);
  await user.pointer({ keys: "[MouseLeft]", target: document.body });
  act(() => document.querySelector<HTMLElement>("#content")?.focus());
  rerender(<Frame here="editor" />);
  await settled();
  expect(document.activeElement?.id).toBe("content");
});
