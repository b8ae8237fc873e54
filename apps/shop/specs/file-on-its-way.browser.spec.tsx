import { listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { receiptDict } from "@sihai/text/dict/receipt";
import { violations } from "@sihai/ui/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

/** A file that comes when the spec says so. */
function heldFile(): (reply: Response) => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => (String(input).includes("/statement-") ? promise : network(input, init));
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return resolve;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

it.each([
  ["en", 200, "Getting your file…"],
  ["zh", 500, "正在获取文件…"],
] as const)(
  "a file is said to be on its way for as long as that takes, in %s, though it ends with %s (rule O-22)",
  async (language, status, said) => {
    const wire = shopWire();
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
    wire.answering(exchangeOffers, { data: { offers: [] } });
    wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    const arrive = heldFile();
    const taken = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    onTestFinished(() => taken.mockRestore());
    const host = await openPage("/wallet/index", { user: mei, language });
    const { table } = await receiptDict.load(language);
    const link = page.getByText(table, { exact: true }).first();
    await expect.element(link).toBeVisible();
    link.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const toast = page.getByRole("status").getByText(said);
    await expect.element(toast).toBeVisible();
    expect(await violations(host)).toEqual([]);
    // Longer than any toast that ends by itself.
    await pause(2500);
    await expect.element(toast).toBeVisible();
    arrive(new Response("{}", { status }));
    await expect.element(toast).not.toBeInTheDocument();
    expect(taken).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  },
);
