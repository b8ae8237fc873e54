import { dotted, joined, moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Cell, Tag } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { standingOf } from "./standing-of.ts";
import { transferTones } from "./transfer-tones.ts";
import type { TransferOnWire } from "./types.ts";

/** A transfer in a list: what was sent or came, its number, and how it stands. */
export function TransferRow({ transfer }: { transfer: TransferOnWire }) {
  return <Row transfer={transfer} place={placeOf(transfer)} />;
}

/** The same where a receipt is to be sent for it. */
export function ReceiptChoice({ transfer }: { transfer: TransferOnWire }) {
  return <Row transfer={transfer} place={href("/recharge/receipt", { transferNo: transfer.transferNo })} />;
}

function Row({ transfer, place }: { transfer: TransferOnWire; place: string }) {
  const words = useDict(transferDict);
  const language = useLanguage();
  const { transferNo, state, method, pays } = transfer;
  const shown = transfer.credited?.arrived ?? transfer.receipt?.sent ?? transfer.amount;
  return (
    <Cell
      title={moneyText(shown)}
      note={dotted([words.ways[method].name, transferNo, pays ? words.pay.paysAll(joined(pays.numbers, language)) : ""])}
      value={<Tag tone={transferTones[state]}>{standingOf(transfer, words).name}</Tag>}
      href={place}
    />
  );
}

/** What waits for its owner opens at the account, everything else at how it stands. */
function placeOf({ transferNo, state, method }: TransferOnWire): string {
  return state === "opened" ? href(`/recharge/${method}`, { transferNo }) : href("/recharge/success", { transferNo });
}
