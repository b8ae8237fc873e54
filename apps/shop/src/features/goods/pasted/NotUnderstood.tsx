import { nameInShareText } from "@sihai/domain/links";
import { goodsDict } from "@sihai/text/dict/goods";
import { Notice, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { platformLabel } from "../local-text.ts";
import type { Understood } from "./use-looked-up.ts";

type NotUnderstoodProps = { result: Exclude<Understood, { kind: "item" }>; text: string; line: number };

/** A line that stands for no goods: why, and the way on by hand where the goods may exist all the same. */
export function NotUnderstood({ result, text, line }: NotUnderstoodProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const reasons = {
    "no-link": words.reasonNoLink,
    unsafe: words.reasonUnsafe,
    "non-chinese": words.reasonNonChinese,
    "not-a-product": words.reasonNotAProduct,
    "unknown-site": words.reasonUnknownSite,
  };
  const isShort = result.kind === "unresolved";
  const goodsName = nameInShareText(text);
  const byHand = isShort
    ? { link: result.url, platform: result.platform }
    : result.reason === "unknown-site"
      ? { link: text }
      : null;
  return (
    <Notice
      tone="warn"
      title={`${words.line(line)} · ${isShort ? words.unresolved(platformLabel(result.platform, language)) : reasons[result.reason]}`}
    >
      <span className="line-clamp-2 break-all">{text}</span>
      {byHand ? (
        <TextLink href={href("/order/submit/diy", { ...byHand, ...(goodsName !== null && { goodsName }) })}>
          {words.fillByHand}
        </TextLink>
      ) : null}
    </Notice>
  );
}
