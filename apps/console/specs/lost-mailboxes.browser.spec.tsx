import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { decideLostMailbox, listLostMailboxes, openLostMailboxPaper } from "@sihai/contract/customer";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleLostMailboxDict } from "@sihai/text/dict/console/people/lost-mailbox";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const waiting: CallData<typeof listLostMailboxes>["list"][number] = {
  ...{ caseId: "7", mark: "SH10007", oldEmail: "old@example.com", newEmail: "a.rather.long.address.of.mei@example.net" },
  ...{ proof: "Order DG010000017\nRecharged on 3 November", hasPaper: true, state: "waiting", agreedBy: null, agreedReason: "" },
  ...{ askedAt: "2026-11-01T02:00:00.000Z", opensAt: "2026-11-08T02:00:00.000Z", objectedBefore: 2 },
};
const agreed = {
  ...waiting,
  ...{ caseId: "8", mark: "SH10008", state: "agreed" as const, hasPaper: false, objectedBefore: 0 },
  ...{ agreedBy: { staffId: "999", name: "Lin" }, agreedReason: "Orders match" },
};
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(listLostMailboxes, { data: { list: [waiting, agreed], next: null, total: 2 } });
});

describe.each(["en", "zh"] as const)("lost mailboxes in %s", (language) => {
  it("are agreed to with what was checked, the second time after a question, and the paper comes when it is asked for", async () => {
    const words = await consoleLostMailboxDict.load(language);
    const host = await openDesk("/lost-mailboxes", { language });
    await expect.element(page.getByText(words.objectedBefore(2))).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    expect(wire.heard(openLostMailboxPaper)).toEqual([]);
    wire.answering(openLostMailboxPaper, { data: { picture: null } });
    await page.getByRole("button", { name: words.paper }).click();
    await expect.element(page.getByText(words.paperGone)).toBeVisible();

    wire.answering(decideLostMailbox, { data: { state: "agreed" } });
    await page.getByRole("textbox", { name: words.reason }).first().fill("Orders and recharge match");
    await page.getByRole("button", { name: words.agree, exact: true }).click();
    await expect
      .poll(() => wire.heard(decideLostMailbox).map(({ body }) => body))
      .toEqual([{ caseId: "7", decision: "agree", reason: "Orders and recharge match" }]);
    wire.answering(decideLostMailbox, { data: { state: "moved" } });
    await page.getByRole("textbox", { name: words.reason }).nth(1).fill("Looked again");
    await page.getByRole("button", { name: words.moveNow }).click();
    await expect.element(page.getByText(words.moveAsk("SH10008"))).toBeVisible();
    expect(wire.heard(decideLostMailbox)).toHaveLength(1);
    await page.getByRole("alertdialog").getByRole("button", { name: words.moveNow }).click();
    await expect.poll(() => wire.heard(decideLostMailbox).map(({ body }) => body?.caseId)).toEqual(["7", "8"]);
  });

  it("say after the first agreement who moves the account, and from when", async () => {
    const words = await consoleLostMailboxDict.load(language);
    const opensAt = "2099-11-08T02:00:00.000Z";
    const at = formatDateTime(opensAt, language, beijing);
    const mine = { ...agreed, opensAt, agreedBy: { staffId: "3", name: "Lin" } };
    wire.answering(listLostMailboxes, { data: { list: [mine, { ...agreed, opensAt, caseId: "9" }], next: null, total: 2 } });
    await openDesk("/lost-mailboxes", { language });
    await expect.element(page.getByText(words.waitsForOther(at)).first()).toBeVisible();
    await expect.element(page.getByText(words.waitsForTime(at)).first()).toBeVisible();
  });
});
