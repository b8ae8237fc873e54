import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Specs that take a minute by themselves: begun last, one of them would be what everything waits for at the end. */
const longest = [
  "plan/bound/bound-group.spec.ts",
  "plan/plan.spec.ts",
  "entry/backup/backup.db.spec.ts",
  "guards/gateway-faults.api.spec.ts",
];

/** Vitest's own order (project by project), with the longest of each project at its beginning. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((spec) => spec.project === project);
      return own.toSorted((a, b) => rank(a) - rank(b));
    });
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((ending) => moduleId.endsWith(ending));
  return at === -1 ? longest.length : at;
}
