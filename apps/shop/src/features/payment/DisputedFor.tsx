import { listOwnDisputes } from "@sihai/contract/dispute";
import { cnyText, joinedSentences } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Notice, TextLink } from "@sihai/ui";
import { href, useDict, useEndpoint, useLanguage } from "#shop";

/**
 * On the page of an order or a parcel, by its number: a bank asks about its card payment or took it back, what that took from the balance, what
 * waits for it, and where it stands.
 */
export function DisputedFor({ no }: { no: string }) {
  const words = useDict(walletDict).disputes;
  const language = useLanguage();
  const { list = [], owed = "0.00" } = useEndpoint(listOwnDisputes, {}, { freshMs: 60_000 }).data ?? {};
  const found = list.find(({ state, paysFor }) => state !== "won" && state !== "closed" && paysFor.includes(no));
  if (!found) return null;
  return (
    <Notice
      tone={found.state === "inquiry" ? "brand" : "warn"}
      title={found.state === "lost" ? words.ofThisLost : words.ofThis}
      action={<TextLink href={href("/wallet/index")}>{words.see}</TextLink>}
    >
      {joinedSentences(
        [
          words.why[found.state],
          ...(found.taken === "0.00" ? [] : [words.takenFor(cnyText(found.taken))]),
          owed === "0.00" ? words.goesOn : words.blocks(cnyText(owed)),
        ],
        language,
      )}
    </Notice>
  );
}
