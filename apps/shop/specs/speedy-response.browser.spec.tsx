import type { CallData } from "@sihai/contract";
import { countUnreadConsults, readConsult } from "@sihai/contract/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Consult = CallData<typeof readConsult>;

/** A question of Mei's that waits for its second answer. */
function waiting(speedy: Consult["speedy"], speedUp: boolean): Consult {
  const at = "2026-11-24T02:00:00.000Z";
  return {
    ...{
      consultNo: "ZX000000017",
      type: "other",
      state: "processing",
      title: "Which size?",
      subject: null,
      unread: 0,
      createdAt: at,
    },
    messages: [{ seq: 1, from: "user", text: "Which size?", pictures: [], at }],
    ...{ steps: [], speedy, rating: null, dueAt: "2099-11-25T02:00:00.000Z", closesAt: null, reopenBefore: null },
    may: { write: true, cancel: false, close: true, reopen: false, rate: false, speedUp },
  };
}

const spent = { state: "kept", price: "10.00", payBefore: "2026-11-24T03:00:00.000Z", dueAt: null, tradeNo: null } as const;

async function opened(consult: Consult) {
  const wire = shopWire();
  wire.answering(countUnreadConsults, { data: { unread: 0 } });
  wire.answering(readConsult, { data: consult });
  await openPage("/user/consult/my-consult", { user: mei, search: { consultId: consult.consultNo } });
  await expect.element(page.getByRole("heading", { name: "Which size?" })).toBeVisible();
}

it("an offer after an answer says that the speedy response paid for is used up", async () => {
  const words = await consultDict.load("en");
  await opened(waiting(spent, true));
  await expect.element(page.getByText(words.speedyUsedUp.kept)).toBeVisible();
  await expect.element(page.getByRole("button", { name: words.speedyBuy("CN ￥10.00") })).toBeVisible();
});

it("the first offer says nothing of another, and there is none where it would not come sooner", async () => {
  const words = await consultDict.load("en");
  await opened(waiting(null, true));
  await expect.element(page.getByRole("button", { name: words.speedyBuy("CN ￥10.00") })).toBeVisible();
  expect(page.getByText(words.speedyUsedUp.kept).query()).toBeNull();
  await opened(waiting(null, false));
  await expect.element(page.getByText(words.speedy)).not.toBeInTheDocument();
});
