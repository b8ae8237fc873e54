import type { CallData } from "@sihai/contract";
import { listTroubles, retryTrouble, sendMailAgain } from "@sihai/contract/operation";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const at = "2026-11-20T02:00:00.000Z";
const troubles: CallData<typeof listTroubles> = {
  works: [
    {
      ...{ kind: "job", name: "deliverHook", subject: "417", attempts: 12, isOver: true, since: at, nextAt: null },
      error: "the secret was sealed under another SECRET_KEY",
    },
    {
      kind: "timer",
      name: "order-unpaid",
      subject: "10007:DG010000017",
      attempts: 3,
      isOver: false,
      error: null,
      since: at,
      nextAt: at,
    },
    { kind: "timer", name: "parcel-unpaid", subject: "8", attempts: 0, isOver: false, error: null, since: at, nextAt: null },
  ],
  mails: [
    {
      userId: "10007",
      id: "31",
      subject: "Your parcel is on its way",
      state: "refused",
      tries: 1,
      detail: "550 no such mailbox",
      at,
    },
  ],
  hooks: [{ userId: "10007", host: "hooks.example.com", failingSince: at, offAt: at, waiting: 3 }],
};

it.each(["en", "zh"] as const)("in %s what failed is seen, and tried again from there", async (language) => {
  const wire = consoleWire();
  const words = await consoleOperationDict.load(language);
  wire.answering(listTroubles, { data: troubles });
  wire.answering(retryTrouble, { data: null });
  wire.answering(sendMailAgain, { data: null });
  const host = await openDesk("/operation", { language });
  await expect.element(page.getByText("550 no such mailbox")).toBeVisible();
  await expect.element(page.getByText(words.hookOff)).toBeVisible();
  expect(await violations(host, { whole: true })).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  await page.getByRole("button", { name: words.retryOf("deliverHook 417") }).click();
  await expect.poll(() => wire.heard(retryTrouble)).toEqual([{ body: { kind: "job", name: "deliverHook", subject: "417" } }]);
  await page.getByRole("button", { name: words.sendAgainOf("Your parcel is on its way") }).click();
  await expect.poll(() => wire.heard(sendMailAgain)).toEqual([{ body: { userId: "10007", id: "31" } }]);
  // What is only late, the next round does by itself.
  await expect.element(page.getByRole("button", { name: words.retryOf("parcel-unpaid 8") })).not.toBeInTheDocument();
});
