import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { getBill, getWallet, listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { dialogHolds } from "@sihai/ui/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../../testing/open-page.tsx";
import { aWallet } from "../../testing/things.ts";

const paid = { amount: "88.00", currency: "CNY" as const };
const bill: CallData<typeof listBills>["list"][number] = {
  ...{ id: "9", kind: "order", at: "2026-11-20T02:00:00.000Z", change: { ...paid, amount: "-88.00" }, balanceAfter: paid },
  ...{ amount: paid, method: "balance", subject: "T2611255VJEDDAB8", card: null },
};
const detail: CallData<typeof getBill> = {
  ...{ ...bill, card: null, reversalOf: null },
  postings: [{ from: "wallet", to: "held", amount: paid }],
  links: [{ kind: "order", no: "DG010000017" }],
};

let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(getWallet, { data: aWallet("88.00") });
  wire.answering(listBills, { data: { list: [bill], total: 1, page: 1, pageSize: 20 } });
  wire.answering(exchangeOffers, { data: { offers: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
  wire.answering(getBill, { data: detail });
});

it.each(["zh", "en"] as const)("one bill opens over the wallet in a dialog that holds, in %s", async (language) => {
  const words = await walletDict.load(language);
  await openPage("/wallet/index", { user: mei, language });
  const row = page.getByRole("button", { name: new RegExp(`^${words.kinds.order}.`) });
  await expect.element(row).toBeVisible();
  await dialogHolds("features/payment/wallet/BillSheet.tsx", row.element());
});

it.each(["zh", "en"] as const)("what nobody paid says what it came from, in the list and opened, in %s", async (language) => {
  const words = await walletDict.load(language);
  const refund = { ...bill, kind: "refund" as const, change: paid, method: "system" as const, subject: "DG010000017" };
  wire.answering(listBills, {
    data: { list: [refund, { ...refund, id: "10", subject: null }], total: 2, page: 1, pageSize: 20 },
  });
  wire.answering(getBill, { data: { ...detail, ...refund, card: null } });
  await openPage("/wallet/index", { user: mei, language });
  const from = page.getByRole("button", { name: new RegExp(`^${words.kinds.refund} · DG010000017`) });
  await expect.element(from).toBeVisible();
  await expect.element(page.getByRole("button", { name: new RegExp(`^${words.kinds.refund}\\s*\\+`) })).toBeVisible();
  await from.click();
  await expect.element(page.getByRole("dialog").getByText(words.billSubject)).toBeVisible();
  expect(page.getByRole("dialog").getByText(words.billMethod, { exact: true }).elements()).toEqual([]);
});
