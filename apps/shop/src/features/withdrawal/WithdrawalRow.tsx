import { formatDateTime } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Cell, CellGroup, Tag } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { moneyText } from "./amounts.ts";
import type { WithdrawalOnWire } from "./types.ts";
import { withdrawalTones } from "./withdrawal-tones.ts";

/** One withdrawal in a list: how much, when, how it stands; it leads to its page. */
export function WithdrawalRow({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  const language = useLanguage();
  const { withdrawNo, amount, appliedAt, state } = withdrawal;
  return (
    <CellGroup>
      <Cell
        href={href("/wallet/withdraw/record", { withdrawNo })}
        title={<span className="font-semibold">{moneyText(amount)}</span>}
        note={
          <>
            <span className="inline-block">{formatDateTime(appliedAt, language)}</span>{" "}
            <span className="inline-block">{withdrawNo}</span>
          </>
        }
        value={<Tag tone={withdrawalTones[state]}>{words.states[state]}</Tag>}
      />
    </CellGroup>
  );
}
