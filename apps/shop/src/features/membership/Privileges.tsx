import { sign } from "@sihai/domain";
import type { PublicSettings } from "@sihai/domain/setting";
import { formatBasisPoints, formatMoney, formatNumber, type Language } from "@sihai/text";
import { type MembershipWords, membershipDict } from "@sihai/text/dict/me/membership";
import { Card, ChipGroup } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage, useSettings } from "#shop";

/** What a level gives, as the dated rules have it now; the member's own first. */
export function Privileges({ level: own }: { level: number }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const rules = useSettings();
  const [shown, show] = useState(String(own));
  if (!rules) return null;
  const level = Number(shown);
  return (
    <Card title={words.privileges}>
      <ChipGroup
        scroll
        label={words.privileges}
        value={shown}
        onChange={show}
        options={rules.levelGrowth.map((_, each) => ({
          value: String(each),
          label: each === own ? words.yours(each) : words.level(each),
        }))}
      />
      <p className="mt-3 text-note text-grey">{words.from(formatNumber(rules.levelGrowth[level] ?? 0, language, 0))}</p>
      <dl aria-label={words.privilegesOf(level)} aria-live="polite" className="divide-y divide-line">
        {rowsOf(rules, level, words, language).map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 py-2">
            <dt className="text-grey">{label}</dt>
            <dd className="ml-auto font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note text-grey">{words.whenHeld}</p>
    </Card>
  );
}

function rowsOf(rules: PublicSettings, level: number, words: MembershipWords, language: Language): [string, string][] {
  const off = (bp = 0) => (bp === 0 ? words.fullPrice : words.off(formatBasisPoints(bp, language)));
  const gift = (amount: PublicSettings["birthdayGift"]["amounts"][number] | undefined) =>
    amount && sign(amount) > 0 ? words.giftOff(formatMoney(amount)) : words.noGift;
  const figure = (count = 0) => formatNumber(count, language, 0);
  const { privilege } = words;
  return [
    [privilege.freight, off(rules.memberFreightOffBp[level])],
    [privilege.service, off(rules.memberServiceOffBp[level])],
    [privilege.storage, words.days(rules.storageTerms.freeDays + (rules.storageDaysByLevel[level] ?? 0))],
    [privilege.returns, words.aMonth(rules.freeReturnsByLevel[level] ?? 0)],
    [privilege.credits, words.times(String((rules.creditsShareByLevelBp[level] ?? 10_000) / 10_000))],
    [privilege.mostCredits, figure(rules.creditsMostByLevel[level])],
    [privilege.upgrade, gift(rules.upgradeGift.amounts[level])],
    [privilege.birthday, gift(rules.birthdayGift.amounts[level])],
  ];
}
