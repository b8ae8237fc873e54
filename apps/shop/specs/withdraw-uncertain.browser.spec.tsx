import type { CallData } from "@sihai/contract";
import { getWithdrawal } from "@sihai/contract/withdrawal";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
const at = new Date(Date.now() - 86_400_000).toISOString();

/** Approved yesterday; the gateway has not said how the refund to the card ended. */
const asked: CallData<typeof getWithdrawal> = {
  ...{ withdrawNo: "WD900002", state: "approved", amount: yuan("60.01"), accountKind: null, account: null, reason: "" },
  ...{ appliedAt: at, reviewedBy: null, closedAt: null },
  parts: [
    {
      ...{ to: "card", state: "uncertain", amount: yuan("60.01"), sends: yuan("60.01"), arrivedAt: at },
      ...{ sentAs: null, failure: null },
    },
  ],
  history: [{ from: "applied", to: "approved", at, by: "staff", note: null }],
};

beforeEach(() => shopWire().answering(getWithdrawal, { data: asked }));

describe.each(["en", "zh"] as const)("a withdrawal with a part nobody knows the end of, in %s", (language) => {
  it.each([
    ["record", "partBy"],
    ["apply/success", "stepCard"],
  ] as const)("says on the page %s that it is being clarified, and promises no day", async (path, promise) => {
    const words = await withdrawalDict.load(language);
    const search = { withdrawNo: asked.withdrawNo };
    const host = await openPage(`/wallet/withdraw/${path}`, { user: mei, language, search });
    await expect.element(page.getByText(words.partSays.uncertain)).toBeVisible();
    const said = promise === "partBy" ? words.partBy("|") : words.stepCard("|", "|", "|");
    const longest = said.split("|").toSorted((one, other) => other.length - one.length)[0] ?? "?";
    expect(host.textContent).not.toContain(longest);
  });
});
