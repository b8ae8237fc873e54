import { download } from "@sihai/client";
import { formatMonth, type Language } from "@sihai/text";
import { type ReceiptWords, receiptDict } from "@sihai/text/dict/receipt";
import { toastLoading } from "@sihai/ui";
import { Download } from "lucide-react";
import type { MouseEvent } from "react";
import { ApiError, useDict, useLanguage } from "#shop";

type Paper = { orderNo: string } | { packageId: string } | { month: string };

function addressOf(paper: Paper, language: string): string {
  const path = "orderNo" in paper ? "order/receipt-pdf" : "packageId" in paper ? "parcel/receipt-pdf" : "wallet/statement-pdf";
  return `/api/${path}?${new URLSearchParams({ ...paper, lang: language })}`;
}

function nameOf(paper: Paper, isPaid: boolean, words: ReceiptWords, language: Language): string {
  return "month" in paper
    ? words.statementLink(formatMonth(paper.month, language))
    : words.download[isPaid ? "receipt" : "invoice"];
}

/**
 * What a press on a link to a file does: the file within its time, with a word that it is on its way for as long as that takes (rule O-22), or a word
 * why not. The link keeps its address for whoever opens it otherwise.
 */
function downloadOf(address: string, name: string, words: ReceiptWords) {
  return (event: MouseEvent) => {
    event.preventDefault();
    const close = toastLoading(words.onItsWay);
    download(address, name)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(close);
  };
}

/** A month of the wallet as a table, beside its PDF. */
export function StatementTableLink({ month }: { month: string }) {
  const words = useDict(receiptDict);
  const language = useLanguage();
  const address = `/api/wallet/statement-csv?${new URLSearchParams({ month, lang: language })}`;
  const take = downloadOf(address, `${month}.csv`, words);
  return (
    <a
      href={address}
      download
      onClick={take}
      aria-label={words.statementTable(formatMonth(month, language))}
      className="inline-flex min-h-11 items-center px-1 font-semibold text-brand-strong"
    >
      {words.table}
    </a>
  );
}

/** Takes a paper along as a PDF, in the language of the page: a receipt, an invoice while nothing is paid, or the statement of a month. */
export function ReceiptLink({ paper, isPaid = true }: { paper: Paper; isPaid?: boolean }) {
  const words = useDict(receiptDict);
  const language = useLanguage();
  const address = addressOf(paper, language);
  const take = downloadOf(
    address,
    `${"orderNo" in paper ? paper.orderNo : "packageId" in paper ? paper.packageId : paper.month}.pdf`,
    words,
  );
  return (
    <a
      href={address}
      download
      onClick={take}
      className="inline-flex min-h-11 items-center gap-1.5 self-start px-1 font-semibold text-brand-strong"
    >
      <Download aria-hidden size={18} />
      {nameOf(paper, isPaid, words, language)}
    </a>
  );
}
