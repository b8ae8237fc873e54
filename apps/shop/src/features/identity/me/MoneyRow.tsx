import { cnyText, formatNumber } from "@sihai/text";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { useDisplayAmount, useUi } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, useDict, useLanguage } from "#shop";

/** Balance, credits and coupons, each leading to its page. */
export function MoneyRow({ balance, credits, coupons }: { balance: string; credits: number; coupons: number }) {
  const words = useDict(identityMeDict);
  const inDisplay = useDisplayAmount(balance);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(max-content,1.5fr)_1fr_1fr] rounded-card bg-white shadow-card">
      <Figure address={href("/wallet/index")} label={words.balance}>
        {cnyText(balance)}
        {inDisplay === null ? null : <span className="block text-note font-normal text-grey">{inDisplay}</span>}
      </Figure>
      <Figure address={href("/user/points")} label={words.credits}>
        {formatNumber(credits, language, 0)}
      </Figure>
      <Figure address={href("/user/coupon")} label={words.coupons}>
        {formatNumber(coupons, language, 0)}
      </Figure>
    </div>
  );
}

function Figure({ address, label, children }: { address: string; label: string; children: ReactNode }) {
  const { LinkPart } = useUi();
  const inside = (
    <>
      <span className="block text-title font-semibold break-words max-[359px]:text-body">{children}</span>
      <span className="block text-note text-grey">{label}</span>
    </>
  );
  const box = "block min-w-0 border-l border-line px-2 py-4 text-center first:border-l-0";
  return (
    <LinkPart href={address} className={box}>
      {inside}
    </LinkPart>
  );
}
