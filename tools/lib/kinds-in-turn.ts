import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { filesOf } from "./sample.ts";

/** Kinds whose files take minutes come first: at the end many short ones keep every worker busy. */
const TURNS = ["browser", "wire", "database", "unit", "component"];

/** Which files a run takes, and in which order. */
export class KindsInTurn extends BaseSequencer {
  /** One of the samples, with `--shard`. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, shard } = this.ctx.config;
    const known = files.map((specification) => ({
      name: relative(root, specification.moduleId),
      kind: specification.project.name,
      specification,
    }));
    return filesOf(known, shard?.index ?? 1).map(({ specification }) => specification);
  }

  /** Within its kind the longest file comes first, or the largest where no run has told. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ project }: TestSpecification): number => TURNS.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turn(one) - turn(other));
  }
}
