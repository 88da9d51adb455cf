import { useT } from "../../lib/i18n/language-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { ChooseSize } from "./ChooseSize.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { problemText } from "./problem-text.ts";
import type { RowProblem } from "./roster-problems.ts";
import { sizesOf } from "./sizes-of.ts";

interface RowProblemLineProps {
  problem: RowProblem;
  products: readonly SetProduct[];
  /** A size instead of `written`, for one product. */
  onSize: (product: string, written: string, size: string) => void;
}

/** What is wrong with a rider's row, and for a size nobody makes the ones that may be meant. */
export function RowProblemLine({ problem, products, onSize }: RowProblemLineProps) {
  const t = useT();
  const text = problemText(t, problem, products);
  if (problem.code !== "size_unknown") return <ProblemLine text={text} />;
  const { product: id, value, meant } = problem;
  const product = products.find((each) => each.id === id);
  return (
    <ProblemLine text={text}>
      {product && (
        <ChooseSize
          value={value}
          sizes={sizesOf(product)}
          meant={meant}
          onChoose={(size) => onSize(id, value, size)}
        />
      )}
    </ProblemLine>
  );
}
