import { usePageTitle } from "../../lib/page-title.ts";
import { ChoiceParts } from "./ChoiceParts.tsx";
import { DesignParts } from "./DesignParts.tsx";
import { FeedbackParts } from "./FeedbackParts.tsx";
import { FieldParts } from "./FieldParts.tsx";

/** Every part of the design system in all its states. Development only, and in English only. */
export function PlaygroundPage() {
  usePageTitle("Parts");
  return (
    <main id="content" tabIndex={-1} className="page-x page-width w-full py-12">
      <h1 className="type-h1">Parts</h1>
      <div className="mt-7 grid gap-x-14 lg:grid-cols-2">
        <div>
          <FieldParts />
          <ChoiceParts />
        </div>
        <div>
          <FeedbackParts />
          <DesignParts />
        </div>
      </div>
    </main>
  );
}
