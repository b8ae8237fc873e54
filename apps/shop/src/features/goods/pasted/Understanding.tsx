import type { LinkVerdict } from "@sihai/domain/links";
import { pastedDict } from "@sihai/text/dict/apart/pasted";
import { Tag } from "@sihai/ui";
import { CircleCheck } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { platformLabel } from "../local-text.ts";

type UnderstandingProps = {
  verdict: LinkVerdict;
  links?: number;
  /** Whether a button to find it stands beside, which the words may name; where none does, the field's own fault says that it is no link. */
  canFind?: boolean;
  /** Words stand beside the link, which looking it up leaves out. */
  leavesWords?: boolean;
};

/** Under the paste box: what we understood so far; of several links together, how many there are. */
export default function Understanding({ leavesWords = false, ...said }: UnderstandingProps) {
  const words = useDict(pastedDict);
  return (
    <>
      <Verdict {...said} />
      {leavesWords ? (
        <p role="status" className="text-note text-warn">
          {words.wordsLeftOut}
        </p>
      ) : null}
    </>
  );
}

function Verdict({ verdict, links = 1, canFind = true }: Omit<UnderstandingProps, "leavesWords">) {
  const words = useDict(pastedDict);
  const language = useLanguage();
  if (links > 1) {
    return (
      <p role="status">
        <Tag tone="ok" icon={CircleCheck}>
          {words.understoodMany(links)}
        </Tag>
      </p>
    );
  }
  if (!canFind && verdict.kind === "unsupported" && verdict.reason === "no-link") return null;
  const isSaidAlone = verdict.kind === "item" || !canFind;
  return (
    <p role="status">
      {verdict.kind === "unsupported" ? (
        <Tag tone={verdict.reason === "no-link" ? "neutral" : "warn"}>{words.notUnderstood[verdict.reason]}</Tag>
      ) : (
        <Tag tone="ok" icon={CircleCheck}>
          {(isSaidAlone ? words.understood : words.understoodShort)(platformLabel(verdict.platform, language))}
        </Tag>
      )}
    </p>
  );
}
