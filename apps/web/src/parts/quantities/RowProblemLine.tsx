import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import type { SetProduct } from "../sets/use-set.ts";
import { ChooseSize } from "./ChooseSize.tsx";
import { lengthsOf } from "./lengths.ts";
import { ProblemLine } from "./ProblemLine.tsx";
import { problemText } from "./problem-text.ts";
import type { RowProblem } from "./roster-problems.ts";
import { sizesOf } from "./sizes-of.ts";

interface RowProblemLineProps {
  problem: RowProblem;
  products: readonly SetProduct[];
  /** A size instead of `written`, for one product. */
  onSize: (product: string, written: string, size: string) => void;
  /** A length, likewise. */
  onLength: (product: string, written: string, length: string) => void;
}

/** What is wrong with a rider's row, and for a size or length nobody makes the ones that may be meant. */
export function RowProblemLine({ problem, products, onSize, onLength }: RowProblemLineProps) {
  const t = useT();
  const text = problemText(t, problem, products);
  if (problem.code !== "size_unknown" && problem.code !== "length_unknown")
    return <ProblemLine text={text} />;
  const { product: id, value } = problem;
  const product = products.find((each) => each.id === id);
  if (product === undefined) return <ProblemLine text={text} />;
  return (
    <ProblemLine text={text}>
      {problem.code === "length_unknown" ? (
        <Choose
          value={value}
          choices={lengthsOf(product)}
          onChoose={(length) => onLength(id, value, length)}
        />
      ) : (
        <ChooseSize
          value={value}
          sizes={sizesOf(product)}
          meant={problem.meant}
          onChoose={(size) => onSize(id, value, size)}
        />
      )}
    </ProblemLine>
  );
}

interface ChooseProps {
  value: string;
  choices: readonly { readonly id: string; readonly name: string }[];
  onChoose: (id: string) => void;
}

/** All there are: a press each. */
function Choose({ value, choices, onChoose }: ChooseProps) {
  const t = useT();
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-ink">
      {choices.map(({ id, name }) => (
        <Button
          key={id}
          variant="second"
          size="sm"
          aria-label={t("paste.read_as", { value, size: name })}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
    </span>
  );
}
