import axe from "axe-core";
import { type AxeWithColours, rememberColours } from "./remember-colours.ts";

rememberColours(axe as typeof axe & AxeWithColours);

/** What only a whole page can keep; parts of the kit are shown without one. */
const rulesOfPages = ["region", "page-has-heading-one", "landmark-one-main", "landmark-unique", "heading-order", "bypass"];

/** What axe finds wrong with what is shown, one sentence each; none when all is well. `whole` judges a page, not a part of one. */
export async function violations(shown: Element, { whole = false } = {}): Promise<string[]> {
  const rules = {
    ...(whole ? {} : Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: false }]))),
    // Of WCAG 2.2, which the journeys ask for by its tag.
    "target-size": { enabled: true },
  };
  const found = await axe.run(shown, { rules, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
