import { listTransfers } from "@sihai/contract/transfer";
import { moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { LinkButton, Notice } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";

/** On the page of something that is not paid: its money came too late or was too little, and where it is now. Nothing where none came. */
export function ArrivedFor({ no }: { no: string }) {
  const words = useDict(transferDict);
  const { data } = useEndpoint(listTransfers, { query: {} }, { freshMs: 0 });
  return (data?.list ?? []).flatMap(({ transferNo, pays, credited }) => {
    if (!credited || !pays?.numbers.includes(no) || (pays.state !== "late" && pays.state !== "short")) return [];
    const { arrived } = credited;
    return [
      <Notice
        key={transferNo}
        tone="brand"
        title={words.pay.arrivedFor(moneyText(arrived))}
        action={
          <LinkButton small href={href("/recharge/success", { transferNo })}>
            {words.pay.show}
          </LinkButton>
        }
      >
        {words.pay.states[pays.state]}
      </Notice>,
    ];
  });
}
