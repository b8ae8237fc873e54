import { moneyText } from "@sihai/text";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag, type Tone } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import type { DeskLine } from "./types.ts";

export const lineTones: Record<DeskLine["status"], Tone> = {
  open: "brand",
  recorded: "warn",
  proposed: "warn",
  matched: "ok",
  suspense: "neutral",
  returned: "ok",
  ignored: "neutral",
};

/** A line of the bank's file beside the transfer it may be: whether its amount fits, or that it names none. */
export function useBankLineColumns(): DataColumn<DeskLine>[] {
  const words = useDict(consoleBankLineDict);
  const shared = useDict(consoleDict);
  return [
    {
      key: "line",
      title: words.number,
      cell: ({ bankLine, payer }) => (
        <span className="block">
          <span className="font-semibold break-all">{bankLine}</span>
          <span className="block text-note text-grey">{payer || words.payerUnknown}</span>
        </span>
      ),
    },
    {
      key: "amount",
      title: words.amount,
      align: "right",
      cell: ({ received }) => <span className="whitespace-nowrap">{moneyText(received)}</span>,
    },
    {
      key: "fits",
      title: words.transfer,
      cell: ({ transfer }) => <Fits transfer={transfer} />,
    },
    { key: "reference", title: words.reference, cell: ({ reference }) => <span className="break-words">{reference}</span> },
    {
      key: "day",
      title: words.valueDay,
      cell: ({ valueDay }) => <span className="whitespace-nowrap">{valueDay}</span>,
    },
    { key: "state", title: shared.state, cell: ({ status }) => <Tag tone={lineTones[status]}>{words.statuses[status]}</Tag> },
  ];
}

function Fits({ transfer }: Pick<DeskLine, "transfer">) {
  const words = useDict(consoleBankLineDict);
  if (transfer === null) return <span className="text-grey">{words.none}</span>;
  return (
    <span className="block">
      {transfer.transferNo}
      <span className={`block text-note ${transfer.fits ? "text-ok" : "text-warn"}`}>
        {transfer.fits ? words.exact : words.other}
      </span>
    </span>
  );
}
