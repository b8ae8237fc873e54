import { homeDict } from "@sihai/text/dict/home";
import { useUi } from "@sihai/ui";
import { href, useDict } from "#shop";

/** The way to what was measured of our promises. */
export function ProofLine() {
  const words = useDict(homeDict);
  const { LinkPart } = useUi();
  return (
    <LinkPart
      href={href("/goods/service-promise", { show: "measured" })}
      className="flex min-h-11 items-center justify-center px-3 text-center text-body font-semibold text-brand-strong"
    >
      {words.proof}
    </LinkPart>
  );
}
