import { inLanguage } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Button, Card } from "@sihai/ui";
import { Copy } from "lucide-react";
import { copyText, useDict, useLanguage } from "#shop";
import type { TransferOnWire } from "./types.ts";

/** The receiving account, each line to copy, the number first: without it nobody knows whose the money is. */
export function AccountCard({ transfer: { account, transferNo } }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const language = useLanguage();
  const rows = [
    { label: words.account.holder, value: account.holder },
    { label: words.account.bank, value: account.bank },
    { label: words.account.accountNo, value: account.accountNo },
    { label: words.account.swift, value: account.swift },
    { label: words.account.clearing, value: account.clearing },
    { label: words.account.bankAddress, value: account.bankAddress },
  ].filter(({ value }) => value !== "");
  const all = [{ label: words.account.number, value: transferNo }, ...rows];
  return (
    <Card title={words.account.title}>
      <div className="rounded-control bg-brand-soft px-3 py-1">
        <Line label={words.account.number} value={transferNo} note={words.account.numberNote} />
      </div>
      <ul className="my-2 flex flex-col divide-y divide-line">
        {rows.map(({ label, value }) => (
          <li key={label}>
            <Line label={label} value={value} />
          </li>
        ))}
      </ul>
      <Button wide kind="quiet" onClick={() => void copyText(all.map(({ label, value }) => `${label} ${value}`).join("\n"))}>
        {words.account.copyAll}
      </Button>
      <p className="mt-3 text-note text-grey">{inLanguage(account.note, language) || words.account.own}</p>
    </Card>
  );
}

function Line({ label, value, note }: { label: string; value: string; note?: string }) {
  const words = useDict(transferDict);
  return (
    <div className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-note text-grey">{label}</p>
        <p className="text-title wrap-anywhere">{value}</p>
        {note ? <p className="text-note text-grey">{note}</p> : null}
      </div>
      <button
        type="button"
        aria-label={words.account.copy(label)}
        onClick={() => void copyText(value)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-brand-strong"
      >
        <Copy aria-hidden size={20} />
      </button>
    </div>
  );
}
