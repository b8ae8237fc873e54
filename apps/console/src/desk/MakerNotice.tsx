import type { StaffPermission } from "@sihai/domain/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Notice } from "@sihai/ui";
import { useDict } from "#console";

type MakerNoticeProps = {
  mayCheck: "yes" | "alone" | "own" | "elsewhere" | "state";
  /** What whoever checks it needs. */
  right: StaffPermission;
  /** Not even where nobody else could. */
  neverAlone?: boolean | undefined;
};

/** Why this person may not check a draft, or may although they made it: one rule and one wording for rules, prices, taxes and campaigns (decision 94). */
export function MakerNotice({ mayCheck, right, neverAlone = false }: MakerNoticeProps) {
  const { byMaker, rights } = useDict(consoleDict);
  if (mayCheck === "yes" || mayCheck === "state") return null;
  const why = mayCheck === "own" && neverAlone ? "never" : mayCheck;
  return <Notice tone="warn">{byMaker[why](rights[right])}</Notice>;
}
