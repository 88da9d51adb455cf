import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Kinds whose files take minutes come first: at the end many short ones keep every worker busy. */
const TURNS = ["browser", "wire", "database", "unit", "component"];

/** Within its kind the longest file comes first, or the largest where no run has told. */
export class KindsInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification): number => TURNS.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turn(one) - turn(other));
  }
}
