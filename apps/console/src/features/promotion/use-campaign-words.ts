import { cny, sign } from "@sihai/domain";
import { beijing, cnyText, formatBasisPoints, formatDate } from "@sihai/text";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { useDict, useLanguage } from "#console";
import { useLocal } from "#desk";
import type { Campaign } from "./campaign.ts";

/** A campaign in words: "10 % off, at most CN ¥60.00, from CN ¥200.00". */
export function useCampaignWords() {
  const words = useDict(consolePromotionDict);
  const language = useLanguage();
  const local = useLocal();
  function reduction({ reduction: terms }: Campaign): string {
    if (terms.type === 0) return words.amountOff(cnyText(terms.amount));
    return terms.type === 1 ? words.percentOff(formatBasisPoints(terms.bp, language)) : words.serviceFree;
  }
  return {
    gives(campaign: Campaign): string {
      const { maxDeduction, minSpend } = campaign;
      return [
        reduction(campaign),
        maxDeduction === null ? "" : words.atMost(cnyText(maxDeduction)),
        sign(cny(minSpend)) > 0 ? words.from(cnyText(minSpend)) : "",
      ]
        .filter(Boolean)
        .join(language === "zh" ? "，" : ", ");
    },
    /** What it is called by staff: a code by its letters. */
    name: ({ name, code, kind }: Campaign) => (kind === "code" && code !== null ? code : local(name)),
    /** The first and the last day; the instant it is open until is the end of that day. */
    window: ({ from, until }: Campaign) => {
      const last = new Date(Date.parse(until) - 1).toISOString();
      return `${formatDate(from, language, beijing)} – ${formatDate(last, language, beijing)}`;
    },
  };
}
