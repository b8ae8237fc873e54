import type { LinkVerdict } from "@sihai/domain/links";
import { homeDict } from "@sihai/text/dict/home";
import { Tag } from "@sihai/ui";
import { CircleCheck } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { platformLabel } from "../goods/local-text.ts";

/** Under the paste box: what we understood so far. */
export function Understanding({ verdict }: { verdict: LinkVerdict }) {
  const words = useDict(homeDict);
  const language = useLanguage();
  return (
    <p role="status">
      {verdict.kind === "unsupported" ? (
        <Tag tone={verdict.reason === "no-link" ? "neutral" : "warn"}>{words.notUnderstood[verdict.reason]}</Tag>
      ) : (
        <Tag tone="ok" icon={CircleCheck}>
          {(verdict.kind === "item" ? words.understood : words.understoodShort)(platformLabel(verdict.platform, language))}
        </Tag>
      )}
    </p>
  );
}
